// node scripts/picture.mjs: takes the README's pictures of the built site, in both languages. Needs npm run build.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { args, browserPath, ensureBrowser } from './browser.mjs';

const views = {
  workbench: '#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=7',
  booksort: '#puzzle=booksort&input=5.4.3.2.1&preset=bidirectional&step=497',
  'rotation-game': '#puzzle=rotation-game&preset=guide&step=21',
  lits: '#puzzle=lits&preset=secondary&step=12',
};
const languages = [
  { locale: 'en', suffix: '' },
  { locale: 'zh-CN', suffix: '.zh-CN' },
];

await ensureBrowser();
const executablePath = browserPath();
const server = await preview({ preview: { port: 4180, strictPort: false } });
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
for (const { locale, suffix } of languages)
  for (const [name, view] of Object.entries(views)) {
    const page = await browser.newPage({ locale, viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    await page.goto(`${server.resolvedUrls?.local[0]}${view}`);
    await page.locator('[data-standing]').waitFor({ state: 'detached' });
    await page.locator('[data-term]').first().waitFor();
    await page.screenshot({ path: `static/${name}${suffix}.png` });
    await page.close();
  }
await browser.close();
await server.close();
