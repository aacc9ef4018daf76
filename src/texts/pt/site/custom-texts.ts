import type { TextsOf } from '#texts/texts.ts'
import type {
  customPages as pagesInEnglish,
  customTexts as textsInEnglish,
} from '#texts/en/site/custom-texts.ts'
import { kinds } from '../catalogue/kinds.ts'

export const customPages: TextsOf<typeof pagesInEnglish> = {
  add: 'Adicionar página',
  title: 'Título',
  body: 'Texto',
  textsHint: 'O inglês é obrigatório. Outro idioma sem título aparece em inglês.',
  address: 'Endereço',
  addressHint: 'Letras minúsculas, números e hifens. Se mudar, a página perde o endereço anterior.',
  fixedHint: 'O site se refere a esta página: o endereço não muda e ela não pode ser excluída.',
  menu: 'Onde aparece o link',
  menus: {
    none: 'Em nenhum lugar',
    header: 'Cabeçalho, em “Mais”',
    footer: 'Rodapé',
    legal: 'Última linha do rodapé, com os avisos legais',
  },
  order: 'Ordem',
  orderHint: 'Entre as páginas do mesmo menu, a menor primeiro.',
  updated: 'Atualizada',
  view: 'Ver “{{title}}” no site',
  disabledHint: 'Ainda não é pública: só os administradores podem ler.',
}

export const customTexts: TextsOf<typeof textsInEnglish> = {
  hint: 'O que o seu site diz até que você diga com as suas palavras. O texto original de cada um fica à mão.',
  groups: {
    home: 'Página inicial',
    about: 'Quem somos',
    common: 'Rodapé',
  },
  names: {
    home: {
      ...kinds.onHome,
      description: 'O que os buscadores mostram',
      kicker: 'Linha acima do título, e ao lado do nome no navegador',
      title: 'Título',
      lead: 'Abaixo do título',
      months: 'Meses: cabeçalho',
      monthsLead: 'Meses: ao lado',
      why: {
        title: 'Por que vocês: cabeçalho',
        lead: 'Por que vocês: ao lado',
        local: {
          title: 'Primeira razão',
          text: 'Primeira razão: texto',
        },
        whole: {
          title: 'Segunda razão',
          text: 'Segunda razão: texto',
        },
        languages: {
          title: 'Terceira razão',
          text: 'Terceira razão: texto',
        },
        reference: {
          title: 'Quarta razão',
          text: 'Quarta razão: texto',
        },
      },
      agents: {
        title: 'Para agências: cabeçalho',
        text: 'Para agências: texto',
      },
    },
    about: {
      title: 'Nome da página',
      description: 'O que os buscadores mostram',
      lead: 'Título',
      whatTitle: 'Primeira parte',
      whatText: 'Primeira parte: texto',
      whoTitle: 'Segunda parte',
      whoText: 'Segunda parte: texto',
      howTitle: 'Terceira parte',
      howText: 'Terceira parte: texto',
      nameTitle: 'Por que vocês se chamam assim',
      nameText: 'Por que vocês se chamam assim: texto',
      figures: 'Números do catálogo',
    },
    common: {
      footerText: 'Abaixo do seu nome',
    },
  },
  back: 'Voltar ao original',
  backOf: 'Voltar ao original: {{name}}, {{language}}',
  shipped: 'Original: {{text}}',
  shippedNothing: 'Sem texto original: a parte aparece quando você escrever.',
}
