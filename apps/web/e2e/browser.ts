import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A Chromium, and what its process needs. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * A Chromium of this machine; else Debian's, installed when we may; else the one that npm brought. Fails loudly:
 * end-to-end tests that silently do not run prove nothing.
 */
export async function findBrowser(): Promise<Browser> {
  const asked = process.env['CHROMIUM_PATH'];
  const here = [...(asked === undefined ? [] : [asked]), ...PLACES].find((path) => existsSync(path));
  if (here !== undefined) return { executablePath: here, args: ARGS, env: {} };
  const installed = installFromDebian() ?? (await unpackFromNpm());
  if (installed !== null) return installed;
  throw new Error(
    'No Chromium for the end-to-end tests. Install one (apt-get install chromium) or point CHROMIUM_PATH at one; ' +
      'neither Debian’s package nor @sparticuz/chromium of npm could be used here.',
  );
}

function installFromDebian(): Browser | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    console.log('No Chromium found: installing Debian’s package…');
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', timeout: 180_000 });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      timeout: 600_000,
    });
  } catch {
    return null;
  }
  const path = PLACES.find((place) => existsSync(place));
  return path === undefined ? null : { executablePath: path, args: ARGS, env: {} };
}

async function unpackFromNpm(): Promise<Browser | null> {
  try {
    // Unpacks its own libraries only where it believes it is needed: this variable says so.
    process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const libraries = ['/tmp/al2023/lib', process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
    return { executablePath, args: [...ARGS, ...chromium.args], env: { LD_LIBRARY_PATH: libraries } };
  } catch (reason) {
    console.error('The Chromium of npm does not unpack:', reason);
    return null;
  }
}
