/** Each puzzle in two sentences, with its contests. The Chinese file has the same keys. */
export const enStatements = {
  'square-destroyer':
    'Square Destroyer (POJ 1084, UVa 1603): a grid of n × n small squares is built of matchsticks, and some of them are missing. Take out as few more as possible, so that no square of any size is left whole.',
  booksort:
    'Booksort (POJ 3460, NWERC 2007): n books stand on a shelf in some order, and a move takes a block of neighbouring books and puts it back elsewhere. Sort them from 1 to n with as few moves as possible; if four are not enough, the answer is “5 or more”.',
  'rotation-game':
    'The Rotation Game (POJ 2286, UVa 1343): a board in the shape of # holds eight each of the digits 1, 2 and 3, and each of the moves A to H turns one line of seven cells by one place. Make the eight centre cells equal with as few moves as possible; of the shortest sequences the first in the alphabet is wanted.',
  lits: 'LITS (Luogu P11047, Lanqiao 2024): some cells of an N × N board are free. Can one L, one I, one T and one S, each of four cells, be placed on free cells so that no two overlap, if they may be turned but not flipped?',
};
