const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** A host that no resolver knows, so that nothing leaves this machine. */
const nowhere = 'https://nowhere.invalid'

const moments = ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00', inDays(2), inDays(40)]

/** Texts that are of some form, of which each schema takes those that it likes. */
const wellFormed = [
  ...moments,
  ...moments.slice(2).map((moment) => moment.slice(0, 10)),
  '2027-03-01',
  '2027-06-30',
  '2098-05-03',
  '2028-02-29',
  '2027-03',
  '03',
  '08:30',
  '24:00',
  'nobody@example.com',
  'someone.else@example.org',
  nowhere,
  `${nowhere}/hook?a=1`,
  'nowhere.invalid',
  '+54 11 4000-0000',
  '+5491140000000',
  '#27546c',
  '27-54000000-1',
  'a-slug',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'USD',
  'AR',
  'es',
  'en',
  'general',
  'double',
  'Generada-2026!',
  '123456',
  'K7QM-2XWB',
  'fake:register:0.9',
  'home.title',
  'A',
  'sol',
  'Ñandú y compañía',
  'Two lines\nof *Markdown* with a [link](https://nowhere.invalid)',
  'İstanbul ß ﬃ',
  '{{name}} {{unknown}}',
]

/** Texts that try to be more than text. */
const hostile = [
  "'); drop table users; --",
  '%_\\',
  '$1 %s %00 {{7*7}} ${7*7}',
  '<script>alert(1)</script>"\'`',
  '../../../etc/passwd',
  '=HYPERLINK("https://nowhere.invalid")',
  '__proto__',
  'constructor',
  '\u2028\u2029',
  'a\u0301\u0323 \u{1f9f3}',
]

/** Texts that no field takes. */
const refused = [
  '',
  '   ',
  'nul\0byte',
  'half \ud800 a pair',
  'turned \u202e round',
  'bell \u0007',
  'x'.repeat(25_000),
  'ÿ'.repeat(300),
  '1e999',
  '0x10',
  'Subject\r\nBcc: someone@example.org',
]

export const candidates = { moments, texts: [...wellFormed, ...hostile], refused }
