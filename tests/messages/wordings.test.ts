/** The old wordings occur nowhere: each was read aloud, and found to be no English, no Chinese, or not true of every method. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = 'src/messages';

/** What was said once, as it stands in the source of the messages; a number there is any expression. */
const old = {
  en: [
    /visit as many nodes/,
    /hold as many positions/,
    /more sticks? must go/,
    /of those that may\b/,
    /\bmay go\b/,
    /\bmust go\b/,
    /\bhas to go\b(?! only)/,
    /: that is the answer/,
    /The answer has /,
    // of two it is both
    /(?<!'Both sticks' : `)All \$\{[^}]*\} sticks/,
    /given up/,
    /is a best one is known when/,
    /those of most squares at the start first/,
    /No position lies within/,
    /nothing tells which/,
    /So no ratio/,
    /have as few/,
    /at least so many/,
    /only large differences mean something/,
    /some hundred thousand further/,
    /which none may be/,
    /that came to nothing/,
    /At most per run/,
    /shares a stick with it: at least one/,
    /\bf up to \$/,
    /by two or more with one move/,
    /while the least f was/,
    /[Ss]horter way to the position/,
    /by no shorter way/,
    /first bound that has one/,
    /'Once'/,
    /any shortest one/,
  ],
  zh: [
    /是 \$\{[^}]*\} 的约/,
    /它的局面就是节点/,
    /加上已拿走的 \$\{[^}]*\} 根共/,
    /只允许 \$\{[^}]*\} 根/,
    /(?<!火柴 ?)被 \$\{[^}]*\} 破坏/,
    /跳过：\$\{[^}]*\} 属于/,
    /已承担/,
    /个元素：/,
    /没有别的列/,
    /距起点不超过/,
    /错误后继数的三分之一/,
    /当即放弃/,
    /`只有 \$/,
    /f 不超过/,
    /count\(steps \/ 1e4\)/,
    /答案是“Yes”/,
    /失败局面表/,
    /已证无解局面的表/,
    /不记忆/,
    /分数估价/,
    /副列/,
    /估价 h/,
    /可拿的火柴中至少还要拿走/,
    /(?<!后面的兄弟分支)不再试/,
    /矮条：剪去/,
    /开放表/,
    /关闭表/,
    /最小 f = \$\{bound\} 时/,
    /估价可以这样/,
    /分数下界/,
    /第一个有解的上限/,
    /\p{Script=Han}[;:] ?(?=[\p{Script=Han}$])/u,
  ],
};

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .sort();
const languageOf = (file: string) => (/(^|[-/])zh\.ts$/.test(file) ? 'zh' : 'en');

/** The source without its comments: what is said of the code is said to nobody else. */
function said(file: string): string {
  return (
    readFileSync(join(ROOT, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '')
      // by these words a reader may ask, whatever they are called here
      .replace(/^ *words: .*$/gm, '')
  );
}
const foundIn = (file: string) =>
  old[languageOf(file)].filter((wording) => wording.test(said(file))).map((wording) => wording.source);

describe('3: the old wordings occur nowhere, in either language', () => {
  test.each(files)('%s', (file) => {
    expect(foundIn(file)).toEqual([]);
  });

  test('each of them would be found where it stood', () => {
    const samples = {
      en: 'Both visit as many nodes. So no ratio. at least 2 more sticks must go, of those that may; ▲ too high, which none may be.',
      zh: '距起点不超过 2 次移动；有 8 个当即放弃；开放表；可拿的火柴中至少还要拿走 5 根；各深度: 节点',
    };
    for (const language of ['en', 'zh'] as const)
      expect(old[language].filter((wording) => wording.test(samples[language])).length).toBeGreaterThan(4);
  });
});
