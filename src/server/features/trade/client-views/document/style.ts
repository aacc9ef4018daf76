import { createHash } from 'node:crypto'
import { derivePalette, type Tokens } from '#contract/site/palette/derive-palette.ts'
import { neutralColors } from '#contract/site/palette/neutral-colors.ts'

function declarations(tokens: Tokens): string {
  const { paper, paperRaised, ink, inkSoft, link, accent, line } = tokens
  const named = { paper, sheet: paperRaised, ink, soft: inkSoft, link, accent, line }
  return Object.entries(named)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')
}

const { light, dark } = derivePalette(neutralColors)

export const style = `
:root { color-scheme: light dark; ${declarations(light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; font: 17px/1.65 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1, h2, h3, h4, .name { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3.25rem); }
h2 { margin: 0.25rem 0 0.75rem; font-size: clamp(1.6rem, 4.5vw, 2.25rem); }
h3 { margin: 2.5rem 0 0.75rem; font-size: 1.35rem; }
h4 { margin: 0 0 0.5rem; font-size: 1.15rem; }
p { margin: 0 0 1em; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
.wide { width: 100%; max-width: 62rem; padding: 0 clamp(1.1rem, 4vw, 2.5rem); margin: 0 auto; }
.agency { background: var(--sheet); border-bottom: 1px solid var(--line); }
.agency .wide { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; align-items: center; justify-content: space-between; padding-top: 1rem; padding-bottom: 1rem; }
.name { margin: 0; font-size: 1.35rem; }
.logo { display: block; width: auto; max-width: min(15rem, 60vw); height: auto; max-height: 3.5rem; padding: 0.35rem 0.6rem; background: white; border-radius: 6px; }
.ways { display: flex; flex-wrap: wrap; gap: 0.1rem 1.25rem; padding: 0; margin: 0; font-size: 0.94rem; list-style: none; }
.ways a, .ways span { display: inline-block; padding: 0.4rem 0; }
.opening { padding-top: clamp(2rem, 6vw, 4rem); padding-bottom: 1.5rem; }
.eyebrow { margin: 0 0 0.35rem; font-size: 0.8rem; font-weight: 600; color: var(--accent); letter-spacing: 0.08em; text-transform: uppercase; }
.lead { max-width: 42rem; font-size: 1.18rem; color: var(--soft); }
.remarks { max-width: 42rem; margin-top: 1.5rem; white-space: pre-line; }
.said { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 1rem 2rem; padding: 1.25rem 0; margin: 1.5rem 0 0; border: solid var(--line); border-width: 1px 0; }
.said dt { font-size: 0.85rem; color: var(--soft); }
.said dd { margin: 0; font-weight: 600; }
@media (min-width: 40rem) { .said .long { grid-column: span 2; } }
.contents { padding: 0; margin: 1.5rem 0 0; list-style: none; columns: 18rem; column-gap: 2rem; }
.contents a { display: inline-block; padding: 0.45rem 0; }
.part { padding-top: clamp(2rem, 5vw, 3.5rem); padding-bottom: clamp(1rem, 3vw, 2rem); }
.part + .part, .prices { border-top: 1px solid var(--line); }
.hero { margin: 0 0 1.5rem; }
.hero img { display: block; width: 100%; height: auto; max-height: 28rem; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 12px; }
figcaption { margin-top: 0.4rem; font-size: 0.88rem; color: var(--soft); }
.text { max-width: 42rem; margin-top: 1.5rem; }
.text table { width: 100%; margin: 0 0 1em; border-collapse: collapse; }
.text th, .text td { padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
.text [align=right] { text-align: right; }
.text [align=center] { text-align: center; }
.text h3, .text h4, .text h5, .text h6 { margin: 1.5rem 0 0.5rem; font-size: 1.1rem; }
.text blockquote { padding-left: 1rem; margin: 0 0 1em; color: var(--soft); border-left: 3px solid var(--line); }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 3rem; }
.lists ul, .text ul, .text ol { padding-left: 1.2rem; margin: 0 0 1em; }
.lists li { margin-bottom: 0.35rem; }
.days { padding: 0; margin: 0; list-style: none; }
.days > li { padding: 1.5rem 0 1.25rem clamp(1.25rem, 4vw, 2.25rem); border-left: 2px solid var(--line); }
.days .eyebrow { position: relative; }
.days .eyebrow::before { position: absolute; top: 0.3em; left: calc(-1 * clamp(1.25rem, 4vw, 2.25rem) - 7px); width: 12px; height: 12px; content: ''; background: var(--accent); border: 2px solid var(--paper); border-radius: 50%; box-sizing: border-box; }
.days .text { margin-top: 0; }
.day-facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; margin: 0.75rem 0 0; font-size: 0.94rem; }
.day-facts dt { color: var(--soft); }
.day-facts dd { margin: 0; }
@media (max-width: 30rem) { .day-facts { grid-template-columns: 1fr; } .day-facts dd { margin-bottom: 0.4rem; } }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; padding: 0; margin: 0; list-style: none; }
.days .gallery { margin-top: 1rem; }
.gallery figure { margin: 0; }
.gallery img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; border-radius: 8px; }
.prices { padding-top: 1rem; margin-top: clamp(2rem, 5vw, 3.5rem); }
.prices ul, .lodging ul { padding: 0; margin: 0; list-style: none; }
.prices li { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; justify-content: space-between; padding: 0.8rem 0; border-bottom: 1px solid var(--line); }
.prices b { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.prices small, .lodging small { display: block; font-size: 0.9rem; color: var(--soft); }
.lodging { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem; }
.lodging li { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
.closing { padding-top: 2rem; padding-bottom: 3rem; margin-top: clamp(2.5rem, 6vw, 4rem); border-top: 1px solid var(--line); }
.closing .ways { flex-direction: column; margin-top: 0.25rem; }
.pdf { display: inline-block; padding: 0.7rem 1.25rem; margin-top: 1.25rem; font-weight: 600; text-decoration: none; border: 1.5px solid currentColor; border-radius: 8px; }
.alone { display: grid; min-height: 100vh; padding: 1.5rem; place-items: center; }
.alone main { width: 100%; max-width: 34rem; padding: clamp(1.5rem, 6vw, 3rem); background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
.alone h1 { margin-bottom: 0.75rem; font-size: 1.75rem; }
.alone p { margin: 0; }
@page { margin: 16mm 15mm; }
@media print {
  :root { color-scheme: light; ${declarations(light)} --paper: white; --sheet: white; }
  body { font-size: 10.5pt; }
  .wide { max-width: none; padding-right: 0; padding-left: 0; }
  .pdf, .contents, nav { display: none; }
  a { color: inherit; text-decoration: none; }
  h1 { font-size: 24pt; }
  h2 { font-size: 17pt; }
  h3 { font-size: 13pt; }
  h2, h3, h4, .eyebrow { break-after: avoid; }
  .days > li, .prices li, .gallery li, .lodging li, .said, .hero { break-inside: avoid; }
  .hero img { max-height: 75mm; }
  .gallery { grid-template-columns: repeat(3, 1fr); }
}
`

const hash = createHash('sha256').update(style).digest('base64')

/**
 * Returns the permitted sources of a page: its one style sheet, by its hash, and pictures from the host of views. It
 * permits no other picture from there: without an icon in the page, browsers request the host's, which may be the
 * site's.
 */
export function pagePolicy(origin: string): string {
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src ${origin}/media/; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
