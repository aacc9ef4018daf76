import type { TextLanguage } from '#texts/languages.ts'

interface Labels {
  all: string
  manual: string
  contents: string
  search: string
  found: string
  nothing: string
  previous: string
  next: string
  skip: string
  table: string
  languages: string
}

/** Texts of the documents' frame, by language. */
export const labels: Record<TextLanguage, Labels> = {
  en: {
    all: 'All documents',
    manual: "The editor's manual",
    contents: 'Contents',
    search: 'Search',
    found: 'Found',
    nothing: 'Nothing was found.',
    previous: 'Before',
    next: 'Next',
    skip: 'Skip to the content',
    table: 'Table',
    languages: 'This chapter in other languages',
  },
  es: {
    all: 'Todos los documentos',
    manual: 'Manual de quien edita el sitio',
    contents: 'Contenido',
    search: 'Buscar',
    found: 'Se encontró',
    nothing: 'No se encontró nada.',
    previous: 'Antes',
    next: 'Después',
    skip: 'Ir al contenido',
    table: 'Tabla',
    languages: 'Este capítulo en otros idiomas',
  },
  pt: {
    all: 'Todos os documentos',
    manual: 'Manual de quem edita o site',
    contents: 'Conteúdo',
    search: 'Buscar',
    found: 'Encontrado',
    nothing: 'Nada foi encontrado.',
    previous: 'Antes',
    next: 'Depois',
    skip: 'Ir para o conteúdo',
    table: 'Tabela',
    languages: 'Este capítulo em outros idiomas',
  },
}

export const languageNames: Record<TextLanguage, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
}
