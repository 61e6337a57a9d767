/** Pictures, fonts and global style sheets do nothing in tests. */
module.exports = '';
