import { dirname, relative } from 'node:path/posix'
import { textLanguages } from '#texts/languages.ts'
import { escapeHtml } from './markdown.ts'
import type { Document } from './read-documents.ts'
import { languageNames, labels } from './labels.ts'

/** The address of a document, or of a file of the site, as seen from another. */
export function addressOf(from: string, to: string): string {
  return relative(dirname(from), to.replace(/\.md$/, '.html'))
}

interface Frame {
  /** The page's own path, which every address in it starts from. */
  path: string
  title: string
  language: Document['language']
  /** Which entries the search looks through. */
  searched: string
  navigation: string
  body: string
}

/** A page of the documents: search on top, contents at the side (folded on phones), text. */
export function renderFrame({ path, title, language, searched, navigation, body }: Frame): string {
  const said = labels[language]
  const at = (file: string) => addressOf(path, file)
  const contents = navigation
    ? `<nav aria-label="${said.contents}"><details open><summary>${said.contents}</summary>${navigation}</details></nav>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Ñandú</title>
<link rel="icon" href="${at('assets/icon.svg')}">
<link rel="stylesheet" href="${at('assets/documents.css')}">
<script defer src="${at('assets/minisearch.js')}"></script>
<script defer src="${at('assets/documents.js')}"></script>
</head>
<body>
<a class="skip" href="#content">${said.skip}</a>
<header>
<a class="brand" href="${at('index.html')}">Ñandú</a>
<form role="search" hidden data-entries="${at(`assets/search-${searched}.js`)}" data-root="${at('index.html').replace('index.html', '')}">
<label for="search">${said.search}</label>
<input id="search" type="search" autocomplete="off" aria-controls="found">
<div id="found" role="region" aria-label="${said.found}" data-nothing="${said.nothing}" hidden></div>
<p role="status" class="unseen"></p>
</form>
</header>
<div class="page">
${contents}
<main id="content" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`
}

/** The list of a group, with the headings of the document that is read. */
export function renderNavigation(group: readonly Document[], current: Document): string {
  const entries = group.map((document) => {
    const link = `<a href="${addressOf(current.path, document.path)}"${document === current ? ' aria-current="page"' : ''}>${escapeHtml(document.title)}</a>`
    const parts = document.headings.filter(({ level }) => level === 2)
    if (document !== current || parts.length === 0) return `<li>${link}</li>`
    const inner = parts.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
    return `<li>${link}<ul>${inner.join('')}</ul></li>`
  })
  return `<ul>${entries.join('')}</ul>`
}

/** The chapters before and after, and the same chapter in the other textLanguages. */
export function renderWays(
  group: readonly Document[],
  current: Document,
  all: readonly Document[],
) {
  const said = labels[current.language]
  const at = group.indexOf(current)
  const way = (document: Document | undefined, rel: 'prev' | 'next', word: string) =>
    document
      ? `<a rel="${rel}" href="${addressOf(current.path, document.path)}"><small>${word}</small> ${escapeHtml(document.title)}</a>`
      : '<span></span>'
  const before = way(group[at - 1], 'prev', said.previous)
  const after = way(group[at + 1], 'next', said.next)
  return {
    top: renderLanguages(current, all),
    bottom: `<div class="ways">${before}${after}</div>`,
  }
}

function renderLanguages(current: Document, all: readonly Document[]): string {
  if (!current.group.startsWith('manual/')) return ''
  const links = textLanguages.flatMap((language) => {
    const path = current.path.replace(/manual\/\w+\//, `manual/${language}/`)
    if (!all.some((document) => document.path === path)) return []
    const mark = language === current.language ? ' aria-current="true"' : ''
    return [
      `<a lang="${language}" hreflang="${language}" href="${addressOf(current.path, path)}"${mark}>${languageNames[language]}</a>`,
    ]
  })
  return `<div class="textLanguages" role="group" aria-label="${labels[current.language].languages}">${links.join('')}</div>`
}
