/** What the menus call notifications. The list has texts of its own, which come with it. */

export const notifications = {
  /** The page behind the link in an email. */
  unsubscribe: 'Turn off emails',
  title: 'Notifications',
};
