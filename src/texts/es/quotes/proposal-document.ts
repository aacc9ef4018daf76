import type { DocumentTexts } from '#texts/texts.ts'

export const proposalDocument: DocumentTexts['proposalDocument'] = {
  expired: 'Vencida',
  accepted: 'Propuesta aceptada',
  acceptedOn: 'Aceptada el {{day}}',
  acceptedBy: 'Aceptada el {{day}} por {{by}}',
  chosen: 'Elegido',
  meals: {
    breakfast: 'desayuno',
    lunch: 'almuerzo',
    boxLunch: 'almuerzo para llevar',
    dinner: 'cena',
  },
  place: 'Lugar',
  hotel: 'Hotel',
  nights: 'Noches',
  quantity: 'Cantidad',
  unit: 'Por unidad',
  freePlaces: 'Lugares sin cargo',
  notHeld: 'Esta propuesta no reserva lugares: los confirmamos cuando usted la acepta.',
  online: 'Acepte o consulte en línea',
  onlineNote: 'En esta página puede aceptar la propuesta, pedir un cambio o rechazarla.',
  page: 'Página {{number}} de {{of}}',
}
