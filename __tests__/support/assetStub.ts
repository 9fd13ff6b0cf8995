/** What Jest gets for an image or a font: its address is Vite's matter. */
export default '/assets/stub';
