import type { Line } from './rivers.ts'

/**
 * The Andes from north to south, as lines from summit to summit; where the range is two, so are the
 * lines. The places are those of the summits themselves, as every atlas has them.
 */
export const ridges: readonly Line[] = [
  // Santa Marta and Mérida, Cocuy, Ruiz, Cotopaxi, Chimborazo, Huascarán, Yerupajá, Coropuna, Sajama
  [
    -70.9, 8.5, -72.3, 6.5, -75.32, 4.89, -76.4, 2.3, -77.9, 0.03, -78.44, -0.68, -78.82, -1.47,
    -79.1, -4.3, -78.6, -6.8, -77.6, -9.12, -76.9, -10.27, -75.6, -12.4, -74.3, -14.1, -72.65,
    -15.52, -71.41, -16.29, -70.2, -17.2, -68.88, -18.11, -68.5, -20.2, -67.88, -22.83, -68.2,
    -24.72, -68.54, -27.11, -69.3, -29.6, -70.01, -32.65, -69.78, -33.37, -70.35, -34.8, -70.6,
    -36.2, -71.2, -37.9, -71.5, -39.63, -71.89, -41.16, -72, -43.2, -72.6, -45.1,
  ],
  // Vilcanota, Ausangate, Illampu, Illimani, Cochabamba, Chorolque, Chañi, Cachi, Aconquija
  [
    -72.9, -13.2, -71.23, -13.79, -69.6, -14.7, -68.54, -15.82, -67.78, -16.63, -66.4, -17.3, -65.7,
    -19.2, -66.04, -20.95, -65.6, -22.6, -65.75, -24.05, -66.39, -24.93, -66.05, -27.2, -67.8,
    -29.2,
  ],
  // San Valentín, San Lorenzo, Fitz Roy, Paine, Sarmiento, Darwin, Olivia
  [-73.35, -46.6, -72.31, -47.59, -73.04, -49.27, -73.1, -50.98, -73.5, -52.4],
  [-70.83, -54.45, -69.6, -54.75, -68.2, -54.72],
]
