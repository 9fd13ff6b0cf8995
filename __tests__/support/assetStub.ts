/** Jest imports this module in place of images and fonts, whose addresses only Vite knows. */
export default '/assets/stub';
