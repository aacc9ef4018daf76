import type { DocumentTexts } from '#texts/texts.ts'

export const accountMails: DocumentTexts['accountMails'] = {
  validation: {
    subject: 'Confirme su correo',
    heading: 'Le damos la bienvenida',
    text: 'Gracias por registrarse. Para continuar, confirme que este correo es suyo.',
    more: 'Después, una persona de nuestro equipo revisará la cuenta y le avisaremos por correo cuando esté activa.',
    action: 'Confirmar mi correo',
    note: 'El enlace vale 7 días. Si no se registró en nuestro sitio, no hace falta que haga nada.',
  },
  invitation: {
    subject: 'Le abrimos una cuenta',
    heading: 'Su cuenta está lista',
    text: 'Nuestro equipo le abrió una cuenta. Solo falta que elija su contraseña.',
    action: 'Elegir mi contraseña',
    note: 'El enlace vale siete días y una sola vez. Si vence, pida otro en la página de inicio de sesión, en «¿Olvidó su contraseña?».',
  },
  passwordReset: {
    subject: 'Elija una nueva contraseña',
    heading: 'Una nueva contraseña',
    text: 'Recibimos un pedido para cambiar la contraseña de su cuenta.',
    action: 'Elegir una contraseña',
    note: 'El enlace vale una hora y una sola vez. Si no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',

    text: 'Hola, {{name}}. La contraseña de su cuenta se cambió recién y se cerraron todas las sesiones abiertas.',
    more: 'Si fue usted, no hace falta que haga nada.',
    note: 'Si no fue usted, pida una nueva contraseña desde la página de inicio de sesión y avísenos.',
  },
  approval: {
    subject: 'Su cuenta está activa',
    heading: '{{name}}, su cuenta está activa',
    text: 'Aprobamos su cuenta. Ya puede ver las tarifas y reservar en línea.',
    textWithoutRates:
      'Aprobamos su cuenta. Ya puede iniciar sesión; le escribiremos en cuanto estén acordadas las condiciones de su agencia.',
  },
  rejection: { subject: 'Sobre su registro' },
  changed: {
    subject: 'Su cuenta cambió',
    email: 'Nuestro equipo cambió el correo de su cuenta. Desde ahora es {{email}}.',
    password: 'Nuestro equipo cambió la contraseña de su cuenta.',
    factors: 'Las claves de acceso y los códigos de verificación que tenía se quitaron.',
    note: 'Las sesiones abiertas se cerraron. Si no lo pidió, avísenos.',
  },
  security: {
    heading: 'La seguridad de su cuenta',
    events: {
      newDevice: 'Alguien inició sesión en su cuenta desde un navegador nuevo.',
      passwordChanged: 'La contraseña de su cuenta se cambió y se cerraron las demás sesiones.',
      codesOn: 'Se activaron los códigos de verificación de una aplicación.',
      codesOff: 'Se desactivaron los códigos de verificación de una aplicación.',
      codesRenewed: 'Se generaron códigos de recuperación nuevos; los anteriores ya no sirven.',
      passkeyAdded: 'Se agregó la clave de acceso «{{detail}}».',
      passkeyDeleted: 'Se eliminó la clave de acceso «{{detail}}».',
      factorRemoved:
        'Nuestro equipo quitó el segundo factor de su cuenta: los códigos y las claves de acceso.',
      otherFactorsRemoved:
        'Al elegir una contraseña nueva se mostró un segundo factor y se quitaron los demás.',
      sessionsEnded: 'Nuestro equipo cerró todas las sesiones de su cuenta.',
      sessionsAndFactorEnded:
        'Nuestro equipo cerró todas las sesiones de su cuenta y quitó su segundo factor: los códigos y las claves de acceso.',
    },
    newDeviceAt: 'Alguien inició sesión en su cuenta desde un navegador nuevo: {{detail}}.',
    note: 'Si fue usted, no hace falta que haga nada. Si no fue usted, cambie la contraseña, cierre las demás sesiones y avísenos.',
  },
  logInWarning: {
    subject: 'Intentos de entrar a su cuenta',
    text: 'Alguien intentó muchas veces, en la última hora, entrar a su cuenta con contraseñas equivocadas. Su cuenta sigue a salvo y usted puede entrar como siempre; por un rato le pediremos además una verificación automática.',
    advice:
      'Si usa esa contraseña en otros sitios, pida una nueva desde la página de inicio de sesión.',
  },
  confirmed: {
    subject: '{{name}} confirmó su correo',
    heading: 'Una persona confirmó su correo',
    waits: 'Una cuenta espera aprobación',
    text: 'Una persona que se registró en el sitio confirmó su correo.',
    action: 'Revisar la cuenta',
    approvedNote: 'La cuenta ya estaba aprobada: no hace falta hacer nada.',
    waitsNote: 'Al aprobarla, la persona recibe un correo y puede iniciar sesión.',
  },
  newAdmin: {
    subject: '{{name}} ahora administra el sitio',
    heading: 'Una persona más administra el sitio',
    text: 'Desde ahora esta persona puede ver y cambiar todo en el panel, también las cuentas de los demás.',
    by: 'Lo decidió',
    action: 'Ver los usuarios',
    note: 'Si no lo esperaba, hable con las demás personas que administran el sitio.',
  },
}
