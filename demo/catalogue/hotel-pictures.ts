import type { DemoPicture } from '../model.ts'
import { main, slider } from '../pictures.ts'

/** What each hotel looks like, from the garden and from nearer. */
export const hotelPictures: Readonly<Record<string, readonly DemoPicture[]>> = {
  'amazonia-samauma-lodge': [
    slider('jungle-lodge', 0, 'golden', 'summer'),
    main('jungle-lodge', 0, 'dusk', 'autumn'),
  ],
  'colca-lodge-andenes-de-yanque': [
    slider('adobe-inn', 1, 'dusk', 'autumn'),
    main('adobe-inn', 1, 'day', 'spring'),
  ],
  'bariloche-peninsula-grand': [
    slider('lake-lodge', 2, 'day', 'spring'),
    main('lake-lodge', 0, 'dawn', 'summer'),
  ],
  'bariloche-cabanas-radal': [
    slider('mountain-lodge', 0, 'dawn', 'summer'),
    main('mountain-lodge', 1, 'golden', 'autumn'),
  ],
  'buenos-aires-palacio-alvarado': [
    slider('town-palace', 1, 'golden', 'autumn'),
    main('town-palace', 0, 'dusk', 'spring'),
  ],
  'buenos-aires-casa-balcarce': [
    slider('town-house', 2, 'dusk', 'spring'),
    main('town-house', 1, 'day', 'summer'),
  ],
  'colonia-posada-de-la-muralla': [
    slider('town-house', 0, 'day', 'summer'),
    main('town-house', 0, 'dawn', 'autumn'),
  ],
  'calafate-viento-blanco': [
    slider('mountain-lodge', 1, 'dawn', 'autumn'),
    main('mountain-lodge', 1, 'golden', 'spring'),
  ],
  'calafate-posada-coiron': [
    slider('mountain-inn', 2, 'golden', 'spring'),
    main('mountain-inn', 0, 'dusk', 'summer'),
  ],
  'chalten-refugio-lenga': [
    slider('mountain-lodge', 0, 'dusk', 'summer'),
    main('mountain-lodge', 1, 'day', 'autumn'),
  ],
  'chalten-hosteria-piedra-clavada': [
    slider('mountain-inn', 1, 'day', 'autumn'),
    main('mountain-inn', 0, 'dawn', 'spring'),
  ],
  'ibera-posada-agua-que-brilla': [
    slider('river-hotel', 2, 'dawn', 'spring'),
    main('river-hotel', 1, 'golden', 'summer'),
  ],
  'iguazu-timbo-lodge': [
    slider('jungle-lodge', 0, 'golden', 'summer'),
    main('jungle-lodge', 0, 'dusk', 'autumn'),
  ],
  'iguazu-tres-fronteras': [
    slider('river-hotel', 1, 'dusk', 'autumn'),
    main('river-hotel', 1, 'day', 'spring'),
  ],
  'jose-ignacio-la-barca-azul': [
    slider('sea-house', 2, 'day', 'spring'),
    main('sea-house', 0, 'dawn', 'summer'),
  ],
  'la-paz-hotel-chuquiago': [
    slider('town-palace', 0, 'dawn', 'summer'),
    main('town-palace', 1, 'golden', 'autumn'),
  ],
  'titicaca-hotel-balsa-dorada': [
    slider('lake-lodge', 1, 'golden', 'autumn'),
    main('lake-lodge', 0, 'dusk', 'spring'),
  ],
  'lencois-pouso-do-buriti': [
    slider('river-hotel', 2, 'dusk', 'spring'),
    main('river-hotel', 1, 'day', 'summer'),
  ],
  'machu-picchu-hacienda-kantu': [
    slider('adobe-house', 0, 'day', 'summer'),
    main('adobe-house', 0, 'dawn', 'autumn'),
  ],
  'machu-picchu-casa-del-pututo': [
    slider('town-house', 1, 'dawn', 'autumn'),
    main('town-house', 1, 'golden', 'spring'),
  ],
  'mendoza-finca-alamos-negros': [
    slider('vineyard-house', 2, 'golden', 'spring'),
    main('vineyard-house', 0, 'dusk', 'summer'),
  ],
  'mendoza-hotel-acequia': [
    slider('town-palace', 0, 'dusk', 'summer'),
    main('town-palace', 1, 'day', 'autumn'),
  ],
  'valdes-costa-del-golfo': [
    slider('sea-house', 1, 'day', 'autumn'),
    main('sea-house', 0, 'dawn', 'spring'),
  ],
  'varas-casa-del-colono': [
    slider('lake-lodge', 2, 'dawn', 'spring'),
    main('lake-lodge', 1, 'golden', 'summer'),
  ],
  'quebrada-manantial-purmamarca': [
    slider('adobe-inn', 0, 'golden', 'summer'),
    main('adobe-inn', 0, 'dusk', 'autumn'),
  ],
  'quebrada-patio-tilcara': [
    slider('adobe-house', 1, 'dusk', 'autumn'),
    main('adobe-house', 1, 'day', 'spring'),
  ],
  'rapa-nui-hare-moana': [
    slider('sea-house', 2, 'day', 'spring'),
    main('sea-house', 0, 'dawn', 'summer'),
  ],
  'rio-hotel-morro-da-lua': [
    slider('sea-hotel', 0, 'dawn', 'summer'),
    main('sea-hotel', 1, 'golden', 'autumn'),
  ],
  'rio-casa-mangueira-rosa': [
    slider('town-house', 1, 'golden', 'autumn'),
    main('town-house', 0, 'dusk', 'spring'),
  ],
  'uyuni-casa-de-sal-tunupa': [
    slider('adobe-inn', 2, 'dusk', 'spring'),
    main('adobe-inn', 1, 'day', 'summer'),
  ],
  'salta-casona-del-cabildo': [
    slider('town-house', 0, 'day', 'summer'),
    main('town-house', 0, 'dawn', 'autumn'),
  ],
  'salta-finca-torrontes': [
    slider('vineyard-house', 1, 'dawn', 'autumn'),
    main('vineyard-house', 1, 'golden', 'spring'),
  ],
  'atacama-casa-chanar': [
    slider('adobe-house', 2, 'golden', 'spring'),
    main('adobe-house', 0, 'dusk', 'summer'),
  ],
  'atacama-hosteria-ayllu': [
    slider('adobe-inn', 0, 'dusk', 'summer'),
    main('adobe-inn', 1, 'day', 'autumn'),
  ],
  'paine-estancia-tres-cuernos': [
    slider('mountain-inn', 1, 'day', 'autumn'),
    main('mountain-inn', 0, 'dawn', 'spring'),
  ],
  'ushuaia-altos-del-beagle': [
    slider('lake-lodge', 2, 'dawn', 'spring'),
    main('lake-lodge', 1, 'golden', 'summer'),
  ],
  'ushuaia-posada-del-farero': [
    slider('sea-house', 0, 'golden', 'summer'),
    main('sea-house', 0, 'dusk', 'autumn'),
  ],
}
