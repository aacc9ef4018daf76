import type { Texts } from '../../texts.ts'
import { kinds } from './kinds.ts'

export const home: Texts['home'] = {
  description:
    'Destinos, circuitos y experiencias en Argentina y Sudamérica, organizados por gente que vive aquí, para viajeros y agencias de viajes.',
  bannerLabel: 'Paisajes de nuestros destinos',
  kicker: 'Argentina y Sudamérica',
  title: 'Viajes hasta donde termina el mapa',
  lead: 'Hielo que truena, desiertos de siete colores, ciudades que se acuestan tarde. Cuéntenos adónde quiere ir y trazamos el camino.',
  ...kinds.onHome,
  why: {
    title: 'Por qué viajar con nosotros',
    lead: 'Somos un operador receptivo: estamos en casa allí adonde usted va.',
    local: {
      title: 'Vivimos aquí',
      text: 'Trabajamos en el terreno, en el huso horario del viaje, y hablamos directamente con guías y hoteles.',
    },
    whole: {
      title: 'Un solo equipo para todo el viaje',
      text: 'Hoteles, excursiones, traslados y pasos fronterizos los arman las mismas personas.',
    },
    languages: {
      title: 'En tres idiomas',
      text: 'Todo el sitio, y cada respuesta, en español, inglés y portugués.',
    },
    reference: {
      title: 'Una cotización, no una fila',
      text: 'Pídala desde cualquier página, sin cuenta. Recibe una referencia al instante y le contesta una persona.',
    },
  },
  agents: {
    title: '¿Vende viajes? Pase.',
    text: 'Las agencias aprobadas ven nuestras tarifas y reservan en línea. La cuenta es gratuita y cada solicitud la revisa una persona.',
  },
}
