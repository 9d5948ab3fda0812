/*
 * The yardstick for reach: bucket-queue search on flat arrays, as plain as C allows.
 *
 *   gcc -O2 -DHEXES=500 -DMOST=8 -o reach reach.c
 *   ./reach MILLISECONDS < map          map: six neighbours a hex (-1 off the map), then a cost a hex
 *
 * Prints searches per second and the sum of reached hexes over one search from every hex, so that the
 * caller can see that both sides solve the same problem.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FAR = 32767 };

static int16_t neighbours[HEXES * 6];
static uint8_t cost[HEXES];
static int16_t dist[HEXES];
static int16_t bucket[(MOST + 1) * HEXES];
static int filled[MOST + 1];

static int reach(int from, int mp) {
  int count = 0;
  for (int hex = 0; hex < HEXES; hex++) dist[hex] = FAR;
  for (int spent = 0; spent <= mp; spent++) filled[spent] = 0;
  dist[from] = 0;
  bucket[0] = (int16_t)from;
  filled[0] = 1;
  for (int spent = 0; spent <= mp; spent++) {
    for (int at = 0; at < filled[spent]; at++) {
      int hex = bucket[spent * HEXES + at];
      if (dist[hex] != spent) continue;
      count++;
      for (int side = 0; side < 6; side++) {
        int next = neighbours[hex * 6 + side];
        if (next < 0 || cost[next] == 0) continue;
        int total = spent + cost[next];
        if (total > mp || total >= dist[next]) continue;
        dist[next] = (int16_t)total;
        bucket[total * HEXES + filled[total]++] = (int16_t)next;
      }
    }
  }
  return count;
}

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int read_number(void) {
  int number;
  if (scanf("%d", &number) != 1) {
    fprintf(stderr, "the map is too short\n");
    exit(2);
  }
  return number;
}

int main(int argc, char **argv) {
  double budget = argc > 1 ? atof(argv[1]) : 500;
  for (int slot = 0; slot < HEXES * 6; slot++) neighbours[slot] = (int16_t)read_number();
  for (int hex = 0; hex < HEXES; hex++) cost[hex] = (uint8_t)read_number();

  long checksum = 0;
  for (int hex = 0; hex < HEXES; hex++) checksum += reach(hex, MOST);

  long searches = 0, reached = 0;
  double start = now_ms(), elapsed;
  int from = 0;
  do {
    for (int i = 0; i < HEXES; i++) {
      reached += reach(from, MOST);
      if (++from == HEXES) from = 0;
    }
    searches += HEXES;
    elapsed = now_ms() - start;
  } while (elapsed < budget);
  /* The sum is printed so that no search can be optimised away. */
  printf("%.1f %ld %ld\n", searches * 1000 / elapsed, checksum, reached);
  return 0;
}
