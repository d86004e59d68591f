/**
 * Logistic regression, for the scripts that ask games played what a position is worth. A row is what was seen (`x`, its terms), what came of
 * it (`won`, 0 to 1) and, where rows are not alike, how much it counts (`weight`, 1 unless told).
 */

/** The chance that these weights give to what was seen. */
export function chanceOf(weights, x) {
  return 1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * x[at], 0)));
}

/** How surprised such chances are by what happened, a row on average; 0.693 is a coin's. `chance` tells that of a row. */
export function lossOf(rows, chance) {
  let [sum, total] = [0, 0];
  for (const row of rows) {
    const p = Math.max(1e-9, Math.min(1 - 1e-9, chance(row)));
    const weight = row.weight ?? 1;
    sum -= weight * (row.won * Math.log(p) + (1 - row.won) * Math.log(1 - p));
    total += weight;
  }
  return sum / total;
}

/**
 * The weights that make what happened likeliest, and the error of each, by Newton's steps. `pull` draws every weight towards `towards`,
 * by so much for each: it is what decides where the rows say nothing.
 */
export function fitted(rows, pull, towards = pull.map(() => 0)) {
  let weights = towards;
  for (let step = 0; step < 50; step++) {
    const { slope, bend } = slopeAndBend(rows, weights, pull, towards);
    const inverse = inverted(bend);
    const change = inverse.map((row) => row.reduce((sum, value, at) => sum + value * slope[at], 0));
    weights = weights.map((weight, at) => weight + change[at]);
    if (Math.max(...change.map(Math.abs)) < 1e-6)
      return { weights, errors: inverse.map((row, at) => Math.sqrt(row[at])) };
  }
  throw new Error('the fit does not settle: pull harder, or leave out terms that say the same');
}

function slopeAndBend(rows, weights, pull, towards) {
  const slope = weights.map((weight, at) => pull[at] * (towards[at] - weight));
  const bend = weights.map((_, at) => weights.map((__, other) => (at === other ? pull[at] : 0)));
  for (const { x, won, weight = 1 } of rows) {
    const p = chanceOf(weights, x);
    for (const [at, term] of x.entries()) {
      slope[at] += weight * (won - p) * term;
      for (const [other, factor] of x.entries()) bend[at][other] += weight * p * (1 - p) * term * factor;
    }
  }
  return { slope, bend };
}

/** A matrix inverted, by Gauss and Jordan; the largest of a column goes first, so that no small number divides. */
export function inverted(matrix) {
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (at === other ? 1 : 0))]);
  for (let at = 0; at < matrix.length; at++) {
    let largest = at;
    for (let below = at; below < matrix.length; below++)
      if (Math.abs(rows[below][at]) > Math.abs(rows[largest][at])) largest = below;
    [rows[at], rows[largest]] = [rows[largest], rows[at]];
    const pivot = rows[at][at];
    rows[at] = rows[at].map((value) => value / pivot);
    for (const [other, row] of rows.entries()) {
      const times = row[at];
      if (other !== at) rows[other] = row.map((value, column) => value - times * rows[at][column]);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
