import { expect, type Page, test } from '@playwright/test';
import { linkOf, openMenu, openTable, person, takeSeat } from './people.ts';
import { ADDRESS } from './server.ts';

/** Passkeys need a name, not a number: the same server under its other name. */
const NAMED = ADDRESS.replace('127.0.0.1', 'localhost');

/** Alone at a table for one, in mid-game. */
async function alone(page: Page): Promise<void> {
  await openTable(page, 'donjon-d10', 0, NAMED);
  await takeSeat(page, 'hero', 'Alix');
  await expect(page.locator('.table')).toBeVisible();
}

test('the key of a seat is not in the address bar, and the page still knows it after a reload', async ({ browser }) => {
  const { page } = await person(browser);
  await alone(page);
  await expect.poll(() => page.url()).toMatch(/\/t\/[\w-]{22}$/);
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  await openMenu(page);
  await expect(page.locator('[data-seat=hero] .seat-state')).toContainText('vous');
  const stranger = await person(browser);
  await stranger.page.goto(page.url()); // whoever copies the address has no seat with it
  await expect(stranger.page.locator('.table')).toHaveCount(0);
});

test('a seat whose answer was lost is there when the page is loaded again', async ({ browser }) => {
  const host = await person(browser);
  await openTable(host.page, 'donjon-d10', 0, NAMED);
  await host.page.route('**/take', async (route) => void (await route.fetch())); // the server has heard, the page hears nothing
  await takeSeat(host.page, 'hero', 'Alix');
  await expect(host.page.locator('.table')).toBeVisible();
  await host.page.unrouteAll({ behavior: 'ignoreErrors' });
  await host.page.reload();
  await openMenu(host.page);
  await expect(host.page.locator('[data-seat=hero] .seat-state')).toContainText('vous');
});

test('an invitation whose answer was lost is a seat when the page is loaded again', async ({ browser }) => {
  const host = await person(browser);
  await openTable(host.page, 'donjon-d10', 0, NAMED);
  const guest = await person(browser);
  const link = await linkOf(host.page, 'hero');
  await guest.page.goto(link);
  await guest.page.fill('.your-name input', 'Bo');
  const heard = guest.page.waitForRequest('**/take');
  await guest.page.route('**/take', async (route) => void (await route.fetch()));
  await guest.page.click('.invited .button.main');
  await heard;
  await expect(host.page.locator('.table')).toBeVisible(); // the seat is taken: the game has begun
  await guest.page.unrouteAll({ behavior: 'ignoreErrors' });
  await guest.page.reload();
  await openMenu(guest.page);
  await expect(guest.page.locator('[data-seat=hero] .seat-state')).toContainText('vous');
  const window = await guest.page.context().newPage();
  await window.goto(link); // a link that is used up, in the browser that used it
  await openMenu(window);
  await expect(window.locator('[data-seat=hero] .seat-state')).toContainText('vous');
});

test('someone who has lost the phone sits down again from a laptop, by the code on paper', async ({ browser }) => {
  const phone = await person(browser);
  await alone(phone.page);
  await openMenu(phone.page);
  await phone.page.click('.keep-seats .button >> nth=0');
  const code = await phone.page.locator('.recovery-code').textContent();
  expect(code).toMatch(/^(\w{4}-){4}\w{4}$/);
  const laptop = await person(browser);
  await laptop.page.goto(`${NAMED}/#/recover`);
  await laptop.page.fill('input[name=code]', 'ABCD-EFGH-JKMN-PQRS-TVWX');
  await laptop.page.click('button[type=submit]');
  await expect(laptop.page.locator('[role=alert]')).toContainText('n’ouvre rien');
  await laptop.page.fill('input[name=code]', code?.toLowerCase() ?? '');
  await laptop.page.check('input[type=checkbox]');
  await laptop.page.click('button[type=submit]');
  await laptop.page.locator('.recovered a').last().click();
  await expect(laptop.page.locator('.table')).toBeVisible();
  await openMenu(laptop.page);
  await expect(laptop.page.locator('[data-seat=hero] .seat-state')).toContainText('vous');
  await expect(phone.page.locator('.error-page')).toBeVisible(); // whoever found the phone has nothing
});

test('a passkey does the same in one gesture', async ({ browser }) => {
  const { page } = await person(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await alone(page);
  await openMenu(page);
  await page.click('.keep-seats .button >> nth=1');
  await expect(page.locator('.keep-seats')).toContainText('est prête');
  await page.goto(`${NAMED}/#/recover`);
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear())); // a browser that knows nothing
  await page.reload();
  await page.click('form .button >> nth=1');
  await page.locator('.recovered a').last().click();
  await expect(page.locator('.table')).toBeVisible();
  await openMenu(page);
  await expect(page.locator('[data-seat=hero] .seat-state')).toContainText('vous');
});
