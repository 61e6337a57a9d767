/** What the menus call notifications. The list has texts of its own, which come with it. */

export const notifications = {
  title: 'Notifications',
};
