/** What each method holds in memory, as its figures count it, and what they leave out. The Chinese file has the same shape. */
export const enMemory = {
  about: 'What “held” counts, and what it leaves out',
  of: {
    'ida-star':
      'IDA* holds the positions of its path, and with each the moves still to try there. These positions are counted; a table of distances or of failures is counted apart.',
    'a-star':
      'A* holds every position that it has entered, once, open or closed, with its g, its h and the move that led there. These positions are counted; left out are the hash table that finds them, and entries of the open list that a shorter way has replaced. A table of distances is counted apart.',
    'bidirectional-bfs':
      'The search from both ends holds every position of either side, with the move that led there. These positions are counted; the hash tables that find them are left out.',
    'dancing-links':
      'Dancing Links holds the item and the option chosen at each node of its path. These nodes are counted; the linked matrix is left out, for its size stays the same throughout the search.',
  },
  recording: 'What this page records of a search is counted nowhere: no search needs it.',
};
