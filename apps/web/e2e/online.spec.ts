import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { playByMouse } from './mouse.ts';
import {
  atSeat,
  closeDialog,
  follow,
  inStep,
  leaveTheEnd,
  linkOf,
  openMenu,
  openTable,
  person,
  sitDown,
  takeSeat,
  watchLink,
} from './people.ts';
import { arbitreServe, freePort } from './server.ts';
import { Choices, commands, entries, isOver, SOON, type } from './table.ts';

/** Plays by the mouse of whoever may choose, so many moves or to the end; tells who did what. */
async function playTogether(pages: readonly Page[], game: string, moves: number, seed: number) {
  const choices = new Choices(seed);
  const made = pages.map(() => ({ board: 0, list: 0 }));
  for (let move = 0; move < moves; move++) {
    await inStep(...pages);
    if (await isOver(pages[0] as Page)) break;
    const able = await Promise.all(pages.map(async (page) => (await commands(page)).length > 0));
    const at = able.indexOf(true);
    const [page, tally] = [pages[at], made[at]];
    if (page === undefined || tally === undefined) continue;
    tally[await playByMouse(page, game, choices)]++;
  }
  await inStep(...pages);
  return made;
}

for (const [game, scenario, seed] of [
  ['pathfinder', 0, 3],
  ['thucidide', 0, 5],
] as const) {
  test(`${game}: two people on two browsers play by clicks, and each sees what the other does`, async ({ browser }) => {
    const [host, guest] = [await person(browser, 'fr'), await person(browser, 'en')];
    await sitDown(host.page, guest.page, game, scenario);
    const made = await playTogether([host.page, guest.page], game, 24, seed);
    for (const { board, list } of made) {
      expect(board, JSON.stringify(made)).toBeGreaterThan(0);
      expect(board + list, JSON.stringify(made)).toBeGreaterThan(3);
    }
    // The same game in two languages: as many entries, other words.
    for (const { page } of [host, guest]) await expect(page.locator('.log .deed')).toHaveCount(await entries(page));
    expect(await host.page.locator('.log').textContent()).not.toBe(await guest.page.locator('.log').textContent());
    expect(host.errors).toEqual([]);
    expect(guest.errors).toEqual([]);
  });
}

test('attention-donjon: two people hold two heroes each on their own screen; no room is known before its door opens', async ({
  browser,
}) => {
  const [host, guest] = [await person(browser), await person(browser)];
  await openTable(host.page, 'attention-donjon', 1);
  const [third, fourth] = [await linkOf(host.page, 'p3'), await linkOf(host.page, 'p4')];
  await takeSeat(host.page, 'p1', 'Alix');
  await takeSeat(host.page, 'p2', 'Alix');
  await follow(guest.page, third, 'Bo');
  await follow(guest.page, fourth, 'Bo');
  for (const { page } of [host, guest]) await expect(page.locator('.chairs .chip')).toHaveCount(2);
  const made = await playTogether([host.page, guest.page], 'attention-donjon', 24, 4);
  for (const { board, list } of made) expect(board + list, JSON.stringify(made)).toBeGreaterThan(3);
  for (const { page, heard, errors } of [host, guest]) {
    expect(heard.join('').length).toBeGreaterThan(1000);
    expect(heard.join('')).not.toContain('anctuaire');
    expect(await page.content()).not.toContain('anctuaire');
    expect(errors).toEqual([]);
  }
});

test('donjon-d10: one plays, the other watches, takes the seat over and plays on to the end', async ({ browser }) => {
  const [host, guest] = [await person(browser, 'fr'), await person(browser, 'fr')];
  await openTable(host.page, 'donjon-d10', 1); // the duel: short
  await guest.page.goto(await watchLink(host.page));
  await takeSeat(host.page, 'hero', 'Alix');
  await expect(guest.page.locator('.notice').first()).toContainText('Vous regardez');
  const [first] = await playTogether([host.page, guest.page], 'donjon-d10', 3, 2); // the foe is not even met: nothing can end yet
  expect((first?.board ?? 0) + (first?.list ?? 0)).toBe(3);
  expect(await commands(guest.page)).toEqual([]);

  await openMenu(host.page);
  await atSeat(host.page, 'hero', 'Céder mon siège');
  const link = await host.page.locator('.menu [data-seat="hero"] .copy input').inputValue();
  await follow(guest.page, link, 'Bo');
  await expect(guest.page.locator('.table')).toBeVisible();
  await expect(host.page.locator('.error-page h1')).toHaveText('Vous ne tenez plus ce siège');
  await host.page.click('.error-page .button.main'); // back to the host's desk, which watches
  await expect(host.page.locator('.notice').first()).toContainText('Vous regardez');

  await playTogether([host.page, guest.page], 'donjon-d10', 300, 6);
  for (const { page, errors } of [host, guest]) {
    await expect(page.locator('.end-screen .ending')).not.toBeEmpty();
    await leaveTheEnd(page);
    await expect(page.locator('.decision.over')).toBeVisible();
    await openMenu(page);
    await page.locator('.menu-pages .button', { hasText: 'Dés' }).click();
    await expect(page.locator('.dice .seal')).toHaveCount(2); // the commitment, and now the secret behind it
    expect(errors).toEqual([]);
  }
});

test('chat, undo by consent, pause, resign: what one does the other sees', async ({ browser }) => {
  const [host, guest] = [(await person(browser)).page, (await person(browser)).page];
  await sitDown(host, guest, 'thucidide');
  await host.click('#tab-beside');
  await host.fill('.chat input', 'Bonjour !');
  await host.press('.chat input', 'Enter');
  await expect(guest.locator('#tab-beside .unread')).toBeVisible(); // someone said something
  await guest.click('#tab-beside');
  await expect(guest.locator('#tab-beside .unread')).toHaveCount(0);
  await expect(guest.locator('.chat li')).toContainText('Bonjour !');

  await type(host, 'command BG');
  await expect(host.locator('.undo.free')).toBeVisible();
  await host.click('.undo');
  await expect.poll(() => entries(guest)).toBe(0);

  for (let times = 0; times < 3; times++) await type(host, 'end');
  await type(guest, (await commands(guest))[0] ?? '');
  await expect(host.locator('.undo.consent')).toBeVisible();
  await host.click('.undo');
  await expect(guest.locator('.notice')).toContainText('Alix demande');
  await guest.click('.notice .button >> nth=1'); // no
  await expect(host.locator('.notice')).toHaveCount(0);
  expect(await entries(host)).toBe(4);
  await host.click('.undo');
  await guest.click('.notice .button >> nth=0'); // well then
  await expect.poll(() => entries(host)).toBe(2);

  await openMenu(host);
  await host.locator('.menu .button', { hasText: 'pause' }).click();
  await expect(guest.locator('.notice')).toContainText('pause');
  expect(await commands(host)).toEqual([]);
  await guest.click('.notice .button');
  await expect(host.locator('.notice')).toHaveCount(0);

  await host.locator('.menu .button', { hasText: 'Abandonner' }).click();
  await host.locator('.menu .button', { hasText: 'Abandonner vraiment' }).click();
  await expect(guest.locator('.end-screen .ending')).toContainText('Abandon');
  await leaveTheEnd(guest);
  await expect(guest.locator('.decision.over')).toContainText('Abandon');
  expect(await commands(guest)).toEqual([]);
});

test('a rematch: one asks for it at the end, the other finds the way in the notices and the chat, sides swapped', async ({
  browser,
}) => {
  const [host, guest] = [await person(browser), await person(browser)];
  await sitDown(host.page, guest.page, 'thucidide');
  const before = host.page.url();
  await openMenu(host.page);
  await host.page.locator('.menu .button', { hasText: 'Abandonner' }).click();
  await host.page.locator('.menu .button', { hasText: 'Abandonner vraiment' }).click();
  await expect(host.page.locator('.end-screen')).toBeVisible();
  await host.page.locator('.end-screen .button', { hasText: 'Changer de camp' }).click();
  await expect(host.page.locator('.gathering')).toBeVisible();
  expect(host.page.url()).not.toBe(before);

  await leaveTheEnd(guest.page);
  await guest.page.click('#tab-beside');
  await expect(guest.page.locator('.chat a')).toHaveText('Y prendre ma place');
  await guest.page.locator('.notice .button', { hasText: 'Y prendre ma place' }).click();
  await guest.page.click('.invited .button.main');
  await expect(guest.page.locator('.table')).toBeVisible();
  await expect(host.page.locator('.table')).toBeVisible();
  // Whoever led Blue leads Red now.
  await expect(host.page.locator('.strip.lower [data-seat=red]')).toBeVisible();
  await expect(guest.page.locator('.strip.lower [data-seat=blue]')).toBeVisible();
  expect(host.errors).toEqual([]);
  expect(guest.errors).toEqual([]);
});

test('online, the computer is asked for a hint, and its reasons are read', async ({ browser }) => {
  const [host, guest] = [await person(browser, 'fr'), await person(browser, 'fr')];
  await sitDown(host.page, guest.page, 'thucidide');
  await host.page.click('.head .hint');
  await expect(host.page.locator('.advice')).toBeVisible();
  await expect(guest.page.locator('.head .hint')).toBeDisabled();
});

test('two seats on one screen: nobody is asked for their own agreement, nor missed while the second line opens', async ({
  browser,
}) => {
  const { page, errors } = await person(browser);
  // The line of the second seat is a slow one, after a reload too.
  let lines = 0;
  await page.routeWebSocket(/socket/, (line) => {
    const slow = ++lines % 2 === 0;
    const server = line.connectToServer();
    server.onMessage((message) => void setTimeout(() => line.send(message), slow ? 400 : 0));
  });
  const noticed: string[] = [];
  await page.exposeFunction('noticed', (text: string) => noticed.push(text));
  await page.addInitScript(() => {
    const look = () => {
      for (const notice of document.querySelectorAll('.notice'))
        (globalThis as unknown as { noticed: (text: string) => void }).noticed(notice.textContent ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await openTable(page, 'thucidide');
  await takeSeat(page, 'blue', 'Alix');
  await expect(page.locator('[data-seat=blue] .seat-state')).toHaveText('Alix (vous)');
  await takeSeat(page, 'red', 'Alix');
  await expect(page.locator('.chairs .chip')).toHaveCount(2);
  for (let times = 0; times < 3; times++) await type(page, 'end'); // red's turn now, and blue's key is in the address
  noticed.length = 0;
  lines = 0;
  await page.reload();
  await expect(page.locator('.chairs .chip')).toHaveCount(2);
  expect(noticed).toEqual([]);

  for (let times = 0; times < 3; times++) await type(page, 'end'); // and blue's again
  await expect(page.locator('.undo.dice')).toBeVisible();
  await page.click('.undo'); // back to before blue's last move, over red's
  await expect.poll(() => entries(page)).toBe(2);
  expect(noticed).toEqual([]);
  expect(errors).toEqual([]);
});

test('the server of the README is killed in mid-game: both boards stay, and a move made meanwhile is played once', async ({
  browser,
}) => {
  const port = await freePort();
  const server = await arbitreServe(port);
  try {
    const [host, guest] = [(await person(browser)).page, (await person(browser)).page];
    await sitDown(host, guest, 'thucidide', 0, `http://127.0.0.1:${port}`);
    await playTogether([host, guest], 'thucidide', 6, 9);
    const before = await inStep(host, guest);
    await server.kill();
    for (const page of [host, guest]) {
      await expect(page.locator('.notice')).toContainText('ne répond plus');
      await expect(page.locator('.figure').first()).toBeVisible();
    }
    const mover = (await commands(host)).length > 0 ? host : guest;
    await mover.locator('.offer, .closing .button').first().click();
    await expect(mover.locator('.pending')).toBeVisible(); // it is said that it waits
    expect(await entries(mover)).toBe(before);
    await server.start();
    await expect.poll(() => entries(mover), { intervals: SOON }).toBe(before + 1);
    expect(await inStep(host, guest)).toBe(before + 1);
    for (const page of [host, guest]) await expect(page.locator('.notice')).toHaveCount(0);
    await playTogether([host, guest], 'thucidide', 3, 10);
  } finally {
    await server.stop();
  }
});

test('seats change hands: a bot fills in, one’s place is taken back, left, given away, and a used link opens nothing', async ({
  browser,
}) => {
  const [host, guest, late] = [
    (await person(browser)).page,
    (await person(browser)).page,
    (await person(browser)).page,
  ];
  await host.goto('/#/new/thucidide');
  await host.locator('input[name=where]').nth(1).check();
  await host.locator('.absence select').selectOption('now');
  await host.click('button[type=submit]');
  await atSeat(host, 'red', 'Confier');
  await expect(host.locator('[data-seat=red] .seat-state')).toHaveText('L’ordinateur');
  await atSeat(host, 'red', 'Retirer');
  await expect(host.locator('[data-seat=red] .seat-state')).toHaveText('Place libre');
  const link = await linkOf(host, 'red');
  await takeSeat(host, 'blue', 'Alix');
  await expect(host.locator('[data-seat=blue] .seat-state')).toHaveText('Alix (vous)');
  expect((await new AxeBuilder({ page: host }).analyze()).violations).toEqual([]);
  await follow(guest, link, 'Bo');
  await expect(guest.locator('.table')).toBeVisible();
  await late.goto(link);
  await expect(late.locator('.error-page h1')).toBeVisible();

  // The bot plays for me, until I take the seat back.
  const start = await entries(host);
  await openMenu(host);
  await atSeat(host, 'blue', 'Laisser l’ordinateur');
  await closeDialog(host);
  await expect(host.locator('.notice')).toContainText('L’ordinateur joue pour vous');
  await expect.poll(() => entries(guest)).toBeGreaterThan(start);
  await host.locator('.notice .button', { hasText: 'Reprendre' }).click();
  await expect(host.locator('.notice')).toHaveCount(0);

  // Bo leaves the page: another seat may have the computer stand in, and Bo is back by coming back.
  for (let move = 0; move < 60 && (await commands(host)).length > 0; move++)
    await type(host, (await commands(host)).find((command) => command === 'end') ?? (await commands(host))[0] ?? '');
  const seat = guest.url();
  await guest.goto('about:blank');
  await expect(host.locator('.notice')).toContainText('Bo');
  const waiting = await entries(host);
  await host.locator('.notice .button', { hasText: 'à sa place' }).click();
  await expect.poll(() => entries(host)).toBeGreaterThan(waiting);
  await guest.goto(seat);
  await openMenu(guest);
  await expect(guest.locator('[data-seat=red] .seat-state')).toHaveText('Bo (vous)');
  expect((await new AxeBuilder({ page: guest }).analyze()).violations).toEqual([]);

  // Bo leaves for good: the host invites someone else, and may watch the bot play meanwhile.
  await atSeat(guest, 'red', 'Quitter ce siège');
  await atSeat(guest, 'red', 'Quitter vraiment');
  await expect(guest.locator('.error-page h1')).toHaveText('Vous ne tenez plus ce siège');
  await openMenu(host);
  await expect(host.locator('[data-seat=red] .seat-state')).toHaveText('Place libre');
  await atSeat(host, 'red', 'Inviter');
  await follow(late, await linkOf(host, 'red'), 'Cam');
  await expect(host.locator('[data-seat=red] .seat-state')).toContainText('Cam');
  await expect(late.locator('.table')).toBeVisible();

  // My tables says whose turn it is.
  await host.goto('/');
  await expect(host.locator('.my-tables .standing')).toHaveCount(1);
});

test('an open table is found on the home page; its game is kept as a file and goes on at another table', async ({
  browser,
}) => {
  const [host, guest] = [(await person(browser)).page, (await person(browser)).page];
  await host.goto('/#/new/thucidide');
  await host.locator('input[name=where]').nth(1).check();
  await host.locator('.check input').check();
  await host.click('button[type=submit]');
  await takeSeat(host, 'blue', 'Alix');
  await guest.goto('/');
  const [, table] = /\/t\/([\w-]{22})/.exec(host.url()) ?? [];
  await guest.locator(`.lobby .button[href*="${table}"][href$="red"]`).click(); // others may have tables there too
  await guest.fill('.your-name input', 'Bo');
  await guest.click('button[type=submit]');
  await expect(guest.locator('.table')).toBeVisible();
  await type(host, 'command BG');
  await openMenu(host);
  const saving = host.waitForEvent('download');
  await host.locator('.menu .button', { hasText: 'Garder' }).click();
  const file = await (await saving).path();

  await guest.goto('/#/replay');
  await guest.setInputFiles('.drop input', file);
  await expect(guest.locator('.notice.holds')).toBeVisible();
  await guest.locator('.notice .button', { hasText: 'par liens' }).click();
  await takeSeat(guest, 'blue', 'Bo');
  await takeSeat(guest, 'red', 'Bo');
  await expect(guest.locator('.table')).toBeVisible();
  await expect.poll(() => entries(guest)).toBe(1);
});

test('the host mutes a guest, frees the seat, takes the table off the home page and closes it', async ({ browser }) => {
  const [host, guest] = [(await person(browser)).page, (await person(browser)).page];
  await host.goto('/#/new/thucidide');
  await host.locator('input[name=where]').nth(1).check();
  await host.locator('.check input').check();
  await host.click('button[type=submit]');
  const link = await linkOf(host, 'red');
  await follow(guest, link, 'Bo');
  await atSeat(host, 'red', 'Couper la parole');
  await expect(host.locator('[data-seat="red"] .seat-state')).toContainText('n’a plus la parole');
  await atSeat(host, 'red', 'Libérer ce siège');
  await atSeat(host, 'red', 'Libérer vraiment');
  await expect(guest.locator('.error-page')).toBeVisible();
  await expect(host.locator('[data-seat="red"] .seat-state')).toContainText('Place libre');
  await host.click('.host-tools .button >> text=Retirer de la page d’accueil');
  await expect(host.locator('.host-tools')).toContainText('Montrer sur la page d’accueil');
  await host.click('.host-tools .button >> text=Fermer la table');
  await host.click('.host-tools .button >> text=Fermer vraiment');
  await expect(host.locator('.notice', { hasText: 'Cette table est fermée' })).toBeVisible();
  await expect(host.locator('.notice')).toHaveCount(1);
  await expect(host.locator('.decision.over')).toHaveText('La table est fermée'); // it is nobody’s turn
  await expect(host.locator('.margin-body')).toHaveText('');
  expect(await commands(host)).toEqual([]);
});
