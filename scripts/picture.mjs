// node scripts/picture.mjs: takes the README's pictures of the built site, in both languages. Needs npm run build.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { args, browserPath, ensureBrowser } from './browser.mjs';

const view = '#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=7';
const pictures = [
  { locale: 'en', file: 'static/workbench.png' },
  { locale: 'zh-CN', file: 'static/workbench.zh-CN.png' },
];

await ensureBrowser();
const executablePath = browserPath();
const server = await preview({ preview: { port: 4180, strictPort: false } });
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
for (const { locale, file } of pictures) {
  const page = await browser.newPage({ locale, viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  await page.goto(`${server.resolvedUrls?.local[0]}${view}`);
  await page.locator('[data-standing]').waitFor({ state: 'detached' });
  await page.screenshot({ path: file });
  await page.close();
}
await browser.close();
await server.close();
