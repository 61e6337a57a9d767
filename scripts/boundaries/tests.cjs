/** What counts as a test: it may import anything, and nothing imports it. */
exports.TESTS = '(^|/)tests?/|\\.(spec|e2e-spec|test|journey)\\.(tsx?|mjs)$';
