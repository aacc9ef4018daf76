import type { Texts } from '#texts/texts.ts'

export const failures: Texts['failures'] = {
  INVALID_DATA_ERROR:
    'El servidor recibió los datos de forma incorrecta, por favor intente de nuevo más tarde',
  UNEXPECTED_ERROR:
    'Error inesperado en el servidor. Si el problema persiste, por favor contacte a un administrador',
  INVALID_CREDENTIALS_ERROR: 'Credenciales inválidas',
  NOT_FOUND_ERROR: 'No se encontró la entidad solicitada',
  EMAIL_IN_USE: 'El email ya está en uso',
  NOT_APPROVED_ERROR:
    'Esta cuenta todavía no fue aprobada por un administrador. Recibirá un email cuando su cuenta esté activa',
  EMAIL_ALREADY_VERIFIED: 'El email ya fue verificado. Por favor inicie sesión',
  INVALID_TOKEN: 'El token no es válido.',
  SECOND_FACTOR_ERROR: 'Falta el segundo factor o no es correcto',
  FRESH_LOGIN_ERROR: 'Confirme que es usted e inténtelo de nuevo',
  INVALID_DELETE_ERROR: 'Otra entidad depende de la entidad que quiere eliminar',
  CONFIGURATION_ERROR: 'Error de configuración del servidor',
  NOT_CONFIRM_EMAIL_ERROR:
    'El email está registrado pero no fue confirmado, por favor revise su casilla de correo',
  LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR:
    'Solo puede tener hasta 4 experiencias destacadas por destino.',
  DISABLED_DESTINATION_ERROR: 'Solo puede destacar experiencias habilitadas',
  FORBIDDEN_ERROR: 'Su cuenta no tiene permiso para hacer esto',
  EDIT_CONFLICT_ERROR:
    'Otra persona lo modificó mientras tanto. Vuelva a cargarlo y edítelo de nuevo',
  TOO_MANY_REQUESTS_ERROR: 'Demasiados intentos. Espere un momento e inténtelo de nuevo',
}
