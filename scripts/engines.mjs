// Gets Firefox and WebKit for the journeys where that is quickly done. Without them these journeys are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const programs = {
  'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
};
/** Milliseconds that both commands may take together. */
const MOST = 120_000;

/**
 * @param {string[]} argv
 * @param {number} timeout
 */
function apt(argv, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(APT, argv, { stdio: 'ignore', timeout: Math.max(1, timeout), env }).status === 0;
}

export function tryEngines() {
  const missing = Object.entries(programs).flatMap(([name, paths]) =>
    paths.some((path) => existsSync(path)) ? [] : name,
  );
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return;
  const end = Date.now() + MOST;
  console.error(`engines: apt-get install ${missing.join(' ')}`);
  const got =
    apt(['update', '-qq'], end - Date.now()) &&
    apt(['install', '-y', '-qq', '--no-install-recommends', ...missing], end - Date.now());
  if (!got) console.error(`engines: no ${missing.join(', ')}: their journeys are skipped`);
}
