import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'
import type { SuggestedLine } from './suggest-lines.ts'
import type { Stay } from './stay.ts'

interface Labels {
  bases: Record<RateLine['basis'], string>
  boards: Record<NonNullable<RateLine['board']>, string>
  classes: Record<NonNullable<RateLine['class']>, string>
  services: Record<NonNullable<RateLine['service']>, string>
  beds: Record<NonNullable<RateLine['bed']>, string>
  per: { room: string; service: string; vehicle: string }
  supplement: string
  nights: (count: number) => string
  ages: (from: number, to: number) => string
}

/** How a proposal's prices are called, in its visitor's language. */
const labels: Record<Language, Labels> = {
  es: {
    bases: {
      single: 'base single',
      double: 'base doble',
      twin: 'base twin',
      triple: 'base triple',
      quadruple: 'base cuádruple',
      child: 'menor',
      infant: 'infante',
      group: 'grupo',
      unit: 'servicio',
    },
    boards: {
      RO: 'solo alojamiento',
      BB: 'con desayuno',
      HB: 'media pensión',
      FB: 'pensión completa',
      AI: 'todo incluido',
    },
    classes: { standard: 'estándar', superior: 'superior', luxury: 'lujo' },
    services: { private: 'privado', shared: 'regular' },
    beds: { sharing: 'comparte cama', extra: 'cama adicional', own: 'cama propia' },
    per: { room: 'por habitación', service: 'por servicio', vehicle: 'por vehículo' },
    supplement: 'suplemento',
    nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
    ages: (from, to) => `${from} a ${to} años`,
  },
  en: {
    bases: {
      single: 'single room',
      double: 'double room',
      twin: 'twin room',
      triple: 'triple room',
      quadruple: 'quadruple room',
      child: 'child',
      infant: 'infant',
      group: 'group',
      unit: 'service',
    },
    boards: {
      RO: 'room only',
      BB: 'with breakfast',
      HB: 'half board',
      FB: 'full board',
      AI: 'all inclusive',
    },
    classes: { standard: 'standard', superior: 'superior', luxury: 'luxury' },
    services: { private: 'private', shared: 'shared' },
    beds: { sharing: 'sharing a bed', extra: 'extra bed', own: 'own bed' },
    per: { room: 'per room', service: 'per service', vehicle: 'per vehicle' },
    supplement: 'supplement',
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
    ages: (from, to) => `${from} to ${to} years`,
  },
  pt: {
    bases: {
      single: 'quarto single',
      double: 'quarto duplo',
      twin: 'quarto twin',
      triple: 'quarto triplo',
      quadruple: 'quarto quádruplo',
      child: 'criança',
      infant: 'bebê',
      group: 'grupo',
      unit: 'serviço',
    },
    boards: {
      RO: 'só hospedagem',
      BB: 'com café da manhã',
      HB: 'meia pensão',
      FB: 'pensão completa',
      AI: 'tudo incluído',
    },
    classes: { standard: 'standard', superior: 'superior', luxury: 'luxo' },
    services: { private: 'privativo', shared: 'compartilhado' },
    beds: { sharing: 'divide a cama', extra: 'cama extra', own: 'cama própria' },
    per: { room: 'por quarto', service: 'por serviço', vehicle: 'por veículo' },
    supplement: 'suplemento',
    nights: (count) => (count === 1 ? '1 noite' : `${count} noites`),
    ages: (from, to) => `${from} a ${to} anos`,
  },
}

interface Named {
  item: string
  stay: Stay
  lang: Language
}

/** "Hotel Salta, base doble, con desayuno, 3 noches (2 Alta, 1 Baja)"; of an extra its own name. */
export function labelOf({ of }: SuggestedLine, { item, stay, lang }: Named): string {
  const said = labels[lang]
  if ('extra' in of) {
    return cut([
      pickText(of.extra.label, lang)?.text ?? pickText(of.extra.label, fallbackLanguage)?.text,
    ])
  }
  const { line } = of
  return cut([
    item,
    line.supplement && said.supplement,
    said.bases[line.basis],
    line.ages && said.ages(line.ages.from, line.ages.to),
    line.room,
    line.class && said.classes[line.class],
    line.board && said.boards[line.board],
    line.service && said.services[line.service],
    line.bed && said.beds[line.bed],
    line.per !== 'person' && line.basis !== 'unit' && said.per[line.per],
    line.perNight && nightsText(stay, said),
  ])
}

function nightsText({ seasons }: Stay, said: Labels): string {
  const all = said.nights(seasons.reduce((sum, { nights }) => sum + nights, 0))
  if (seasons.length < 2) return all
  const split = seasons.map(
    ({ season, nights }) => `${nights} ${season.name ?? season.ranges[0]?.from ?? ''}`,
  )
  return `${all} (${split.join(', ')})`
}

function cut(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ').slice(0, limits.priceLabelMaxLength).trim()
}
