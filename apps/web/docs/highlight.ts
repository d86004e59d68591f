import { escape } from './text.ts';

type Ink = 'comment' | 'text' | 'number' | 'word' | 'key' | 'said' | 'prompt';
type Grammar = readonly (readonly [Ink, RegExp])[];

const NUMBER = /\b\d[\d_.]*n?\b/;

const SCRIPT: Grammar = [
  ['said', /\/\/> ?.*/],
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//],
  ['text', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/],
  [
    'word',
    /\b(?:as|async|await|break|case|const|continue|declare|default|else|export|extends|false|for|from|function|if|import|in|interface|let|new|null|of|readonly|return|satisfies|switch|throw|true|type|typeof|undefined|while|class|abstract|private|static|keyof|infer|is)\b/,
  ],
  ['number', NUMBER],
];

const DATA: Grammar = [
  ['comment', /(?:^|(?<=\s))#.*/m],
  ['key', /"?[\w$-]+"?(?=:(?:\s|$))/m],
  ['text', /'(?:''|[^'\n])*'|"(?:\\.|[^"\\\n])*"/],
  ['word', /\b(?:true|false|null)\b/],
  ['number', NUMBER],
];

const SHELL: Grammar = [
  ['prompt', /^\$ (?=\S)/m],
  ['comment', /(?:^|(?<=\s))#.*/m],
  ['text', /'[^'\n]*'|"(?:\\.|[^"\\\n])*"/],
  ['key', /(?<=\s)--?[a-z][\w-]*/],
  ['word', /^(?:npm|npx|node|arbitre|git|curl|systemctl)\b|(?<=^\$ )\S+/m],
];

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  ts: SCRIPT,
  js: SCRIPT,
  yaml: DATA,
  json: DATA,
  ini: DATA,
  sh: SHELL,
};

/** Code in a few inks: enough to tell words from values. */
export function highlight(code: string, language: string): string {
  if (language === 'console') return session(code);
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return escape(code);
  const all = new RegExp(grammar.map(([, { source }], index) => `(?<g${index}>${source})`).join('|'), 'gm');
  let marked = '';
  let done = 0;
  for (const found of code.matchAll(all)) {
    const index = grammar.findIndex((_, at) => found.groups?.[`g${at}`] !== undefined);
    const ink = grammar[index]?.[0] ?? 'text';
    marked += `${escape(code.slice(done, found.index))}<span class="ink-${ink}">${escape(found[0])}</span>`;
    done = found.index + found[0].length;
  }
  return marked + escape(code.slice(done));
}

/** Commands stand out from what they print. */
function session(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      line.startsWith('$ ')
        ? `<span class="ink-command">${highlight(line, 'sh')}</span>`
        : `<span class="ink-printed">${escape(line)}</span>`,
    )
    .join('\n');
}
