import type { Texts } from '#texts/texts.ts'

export const failures: Texts['failures'] = {
  INVALID_DATA_ERROR:
    'O servidor recebeu os dados de forma incorreta, por favor tente novamente mais tarde',
  UNEXPECTED_ERROR:
    'Erro inesperado no servidor. Se o problema persistir, entre em contato com um administrador',
  INVALID_CREDENTIALS_ERROR: 'Credenciais inválidas',
  NOT_FOUND_ERROR: 'A entidade solicitada não foi encontrada',
  EMAIL_IN_USE: 'O e-mail já está em uso',
  NOT_APPROVED_ERROR:
    'Esta conta ainda não foi aprovada por um administrador. Você receberá um e-mail quando a conta estiver ativa',
  EMAIL_ALREADY_VERIFIED: 'O e-mail já foi verificado. Por favor, entre na sua conta',
  INVALID_TOKEN: 'O token não é válido.',
  SECOND_FACTOR_ERROR: 'O segundo fator está faltando ou não está correto',
  FRESH_LOGIN_ERROR: 'Confirme que é você e tente novamente',
  INVALID_DELETE_ERROR: 'Outra entidade depende da entidade que você quer excluir',
  CONFIGURATION_ERROR: 'Erro de configuração do servidor',
  NOT_CONFIRM_EMAIL_ERROR:
    'O e-mail está cadastrado, mas não foi confirmado. Verifique sua caixa de entrada',
  LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR:
    'Você só pode ter até 4 experiências em destaque por destino.',
  DISABLED_DESTINATION_ERROR: 'Você só pode destacar experiências habilitadas',
  FORBIDDEN_ERROR: 'Sua conta não tem permissão para fazer isso',
  EDIT_CONFLICT_ERROR: 'Outra pessoa alterou isto nesse meio-tempo. Recarregue e edite novamente',
  TOO_MANY_REQUESTS_ERROR: 'Tentativas demais. Aguarde um pouco e tente novamente',
}
