import { textLanguages } from '#texts/languages.ts'
import { addressOf, renderFrame } from './layout.ts'
import { escapeHtml } from './markdown.ts'
import type { Document } from './read-documents.ts'
import { languageNames, labels } from './labels.ts'

function renderList(from: string, documents: readonly Document[]): string {
  const entries = documents.map(
    ({ path, title }) => `<li><a href="${addressOf(from, path)}">${escapeHtml(title)}</a></li>`,
  )
  return `<ul>${entries.join('')}</ul>`
}

/** The start page: the manual in each language, then the project's own. */
export function renderStart(documents: readonly Document[]): string {
  const path = 'index.html'
  const inGroup = (group: string) => documents.filter((document) => document.group === group)
  const manuals = textLanguages.map(
    (language) =>
      `<section lang="${language}"><h2>${labels[language].manual} · ${languageNames[language]}</h2>${renderList(path, inGroup(`manual/${language}`))}</section>`,
  )
  const project = `<section><h2>The project</h2>${renderList(path, inGroup('project'))}</section>`
  const decisions = `<section><h2>Decisions</h2>${renderList(path, inGroup('project/decisions'))}</section>`
  return renderFrame({
    path,
    title: labels.en.all,
    language: 'en',
    searched: 'project',
    navigation: '',
    body: `<h1>${labels.en.all}</h1><div class="groups">${manuals.join('')}${project}${decisions}</div>`,
  })
}

/** A folder's page: the documents in it. */
export function renderFolder(folder: string, documents: readonly Document[]): string {
  const path = `${folder}/index.html`
  const inside = documents.filter((document) => document.path.startsWith(`${folder}/`))
  return renderFrame({
    path,
    title: folder,
    language: 'en',
    searched: 'project',
    navigation: '',
    body: `<h1>${escapeHtml(folder)}</h1>${renderList(path, inside)}`,
  })
}
