/** Rows of numbers as SVG's polylines have them: «62,44,150 74,22,34». */
export const tuples = <Row>(rows: string) => rows.split(' ').map((row) => row.split(',').map(Number) as Row);
