import type { AdminTexts } from '#texts/texts.ts'

export const dutyTexts: AdminTexts['duties'] = {
  title: 'Funções',
  ownHint: 'Só é possível dar as que você tem.',
  preset: 'Perfil',
  presets: {
    seller: 'Vendas',
    editor: 'Edição',
    contracting: 'Contratação',
    manager: 'Direção',
  },
  names: {
    catalogue: 'Catálogo',
    publish: 'Publicar',
    requests: 'Cotações',
    rates: 'Tarifas',
    trade: 'Agências',
    site: 'Site',
    privacy: 'Dados pessoais',
    team: 'Equipe',
  },
  hints: {
    catalogue: 'Destinos, circuitos, fotos, traduções e planilhas',
    publish: 'Mudar o que os visitantes veem',
    requests: 'Cotações, propostas, modelos e números',
    rates: 'Tarifas e suas planilhas',
    trade: 'Agências e suas pessoas, chaves e avisos para programas',
    site: 'Identidade, páginas, textos, banner, redirecionamentos e e-mails',
    privacy: 'Exportar e apagar os dados das pessoas',
    team: 'Usuários, sessões, atividade e erros',
  },
  draftOnly:
    'Os visitantes veem este item: o que você salvar fica como rascunho até que alguém o publique.',
  lacking: 'Sua conta não tem a função “{{duty}}”',
}
