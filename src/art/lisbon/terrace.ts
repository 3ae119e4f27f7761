import type { House } from './Houses';

/**
 * A row of houses, side by side on the ground that runs through `points` (as SVG's polylines have them), each about as large as `size` says.
 * Sizes, roofs, paints and lit windows are a fixed scatter: multiples of the golden ratio never line up. `seed` gives each row its own.
 */
export function terrace(points: string, size: readonly [width: number, height: number], seed: number): House[] {
  const ground = tuples<number[]>(points);
  const [[start = 0] = [], [end = 0] = []] = [ground[0], ground.at(-1)];
  const houses: House[] = [];
  for (let left = start, number = seed; left < end; number += 1) {
    const chance = (factor: number) => (number * factor * 0.618034) % 1;
    const width = Math.round(size[0] * (0.8 + 0.4 * chance(1)));
    const height = Math.round(size[1] * (0.85 + 0.3 * chance(3)));
    const shape = chance(5) < 0.45 ? 0 : chance(5) < 0.88 ? 1 : 2;
    const paint = ([0, 1, 1, 2] as const)[Math.floor(chance(7) * 4)] ?? 0;
    const lit = chance(11) < 0.75 ? 1 << Math.floor(chance(13) * 6) : 0;
    houses.push([left, Math.round(heightAt(left, ground)), width, height, shape, paint, lit]);
    left += width + (chance(17) < 0.2 ? 9 : 1);
  }
  return houses;
}

function heightAt(x: number, ground: readonly (readonly number[])[]): number {
  const next = ground.findIndex(([right = 0]) => right > x);
  const [[left = 0, from = 0] = [], [right = 0, to = 0] = []] = [ground[next - 1], ground[next]];
  return from + ((to - from) * (x - left)) / (right - left);
}

/** Rows of numbers as SVG's polylines have them: «62,44,150 74,22,34». */
export const tuples = <Row>(rows: string) => rows.split(' ').map((row) => row.split(',').map(Number) as Row);
