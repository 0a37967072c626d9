type Box = readonly [west: number, east: number, south: number, north: number]

// Very coarse boxes in degrees; at the size of a drawn globe they read as continents.
const land: readonly Box[] = [
  [-18, 50, 5, 36],
  [-15, 10, 48, 36],
  [10, 42, -34, 12],
  [-10, 30, 36, 44],
  [-8, 40, 42, 66],
  [30, 60, 12, 40],
  [40, 140, 42, 66],
  [60, 122, 28, 46],
  [70, 88, 9, 28],
  [95, 110, 8, 28],
  [96, 120, -8, 4],
  [114, 150, -36, -14],
  [44, 50, -25, -13],
  [128, 142, 31, 42],
]
const water: readonly Box[] = [
  [-8, 36, 36, 44],
  [46, 60, 12, 22],
  [48, 54, 37, 46],
  [10, 44, -34, -28],
  [-18, -9, 5, 14],
  [88, 95, 8, 20],
]
const italy: Box = [12, 16, 38, 44]

const inBox = ([west, east, south, north]: Box, longitude: number, latitude: number) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

/** Whether a drawn globe shows land there. Degrees; only the half of the world around the Indian Ocean is known. */
export function isLand(longitude: number, latitude: number): boolean {
  if (inBox(italy, longitude, latitude)) return true
  const covered = (boxes: readonly Box[]) => boxes.some((box) => inBox(box, longitude, latitude))
  return covered(land) && !covered(water)
}
