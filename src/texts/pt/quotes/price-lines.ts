import type { DocumentTexts } from '#texts/texts.ts'

export const priceLines: DocumentTexts['priceLines'] = {
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
  services: { private: 'privativo', shared: 'compartilhado' },
}
