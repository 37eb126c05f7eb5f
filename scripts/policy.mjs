/** Nothing inline, nothing evaluated, nothing from another host. Styles set by script are properties, not text. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a server sends with every file of the site: a policy in the page alone does not bind its workers. */
export const headers = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' };

/** The same for static hosts that read such a file. */
export const headersFile = ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
  '\n',
);
