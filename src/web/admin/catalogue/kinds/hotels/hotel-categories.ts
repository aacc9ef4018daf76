/** The stars that a hotel can have: from 1 to 5, halves too. */
export const hotelCategories = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const
