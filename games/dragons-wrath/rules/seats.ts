export const seatIds = ['A', 'B', 'C', 'D'] as const
