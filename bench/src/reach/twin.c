/*
 * The kernel's search (kernel/src/movement/reach-search.ts) in plain C, for comparison: same table, same buckets, same order.
 *
 * usage: twin FILE    The file, all int32: columns, size, cheapest, dearest, budget, queries; the starts; the ways of each cell
 * (four bits per lane). Answers every query once to warm up, once for the clock and once to be checked, and prints
 * the nanoseconds of the second pass, the cells reached, and a digest of all cells and costs.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define UNKNOWN 0x7fffffff

static int32_t size, columns, cheapest, ring;
static int32_t *ways, *known, *cells, *queue, *tails;
static int32_t base = 0;

#define LANE(lane, offset)                                                  \
  if ((lanes & 0xfu << 4 * lane) != 0) {                                    \
    const int32_t to = cell + (offset), rank = now + (lanes >> 4 * lane & 15); \
    if (rank <= limit && rank < known[to] >> 4) {                           \
      known[to] = rank << 4 | lane;                                         \
      queue[tails[rank & (ring - 1)]++] = to;                               \
    }                                                                       \
  }

static int32_t explore(int32_t start, int32_t budget) {
  if (base <= budget) {
    for (int32_t i = 0; i < size; i++) known[i] = UNKNOWN;
    base = UNKNOWN >> 4;
  }
  base -= budget + 1;
  const int32_t limit = base + budget;
  for (int32_t b = 0; b < ring; b++) tails[b] = b * size;
  known[start] = base << 4 | 8;
  queue[tails[base & (ring - 1)]++] = start;
  int32_t count = 0, empty = 0;
  for (int32_t now = base; now <= limit && empty < ring; now++) {
    const int32_t begin = (now & (ring - 1)) * size, end = tails[now & (ring - 1)];
    tails[now & (ring - 1)] = begin;
    empty = begin == end ? empty + 1 : 0;
    const int onward = now + cheapest <= limit;
    for (int32_t i = begin; i < end; i++) {
      const int32_t cell = queue[i];
      if (known[cell] >> 4 != now) continue;
      cells[count++] = cell;
      if (!onward) continue;
      const uint32_t lanes = ways[cell];
      LANE(0, -columns)
      LANE(1, -columns + 1)
      LANE(2, 1)
      LANE(3, columns + 1)
      LANE(4, columns)
      LANE(5, columns - 1)
      LANE(6, -1)
      LANE(7, -columns - 1)
    }
  }
  return count;
}

static void *room(size_t count, size_t each) {
  void *memory = calloc(count, each);
  if (memory == NULL) {
    fprintf(stderr, "twin: out of memory\n");
    exit(2);
  }
  return memory;
}

static void read_all(void *into, size_t each, size_t count, FILE *file) {
  if (fread(into, each, count, file) != count) {
    fprintf(stderr, "twin: the file is too short\n");
    exit(2);
  }
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) {
    fprintf(stderr, "usage: twin FILE\n");
    return 2;
  }
  int32_t head[6];
  read_all(head, sizeof *head, 6, file);
  columns = head[0], size = head[1], cheapest = head[2];
  const int32_t dearest = head[3], budget = head[4], queries = head[5];
  int32_t *starts = room(queries, sizeof *starts);
  read_all(starts, sizeof *starts, queries, file);
  ways = room(size, sizeof *ways);
  read_all(ways, sizeof *ways, size, file);
  fclose(file);
  for (ring = 1; ring <= dearest;) ring <<= 1;
  known = room(size, sizeof *known);
  cells = room(size, sizeof *cells);
  queue = room((size_t)size * ring, sizeof *queue);
  tails = room(ring, sizeof *tails);

  int64_t total = 0;
  for (int32_t i = 0; i < queries; i++) total += explore(starts[i], budget);
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  for (int32_t i = 0; i < queries; i++) total += explore(starts[i], budget);
  clock_gettime(CLOCK_MONOTONIC, &after);
  uint32_t digest = 0;
  for (int32_t i = 0; i < queries; i++) {
    const int32_t count = explore(starts[i], budget);
    for (int32_t c = 0; c < count; c++) digest += (uint32_t)(cells[c] + 1) * (uint32_t)((known[cells[c]] >> 4) - base + 1);
  }
  const int64_t taken = (after.tv_sec - before.tv_sec) * 1000000000LL + (after.tv_nsec - before.tv_nsec);
  printf("%lld %lld %u\n", (long long)taken, (long long)total / 2, digest);
  return 0;
}
