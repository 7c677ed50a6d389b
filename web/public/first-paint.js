// Sets theme and language before the first paint, so that nothing flashes; a file of its own
// because the content security policy allows no inline script. Reads what src/session/storage.ts wrote.
(function () {
  var device = {};
  try {
    device = JSON.parse(localStorage.getItem('policy-monitor:1:device') || '{}');
  } catch {
    // Storage may be forbidden or damaged: the defaults apply.
  }
  var dark =
    device.uiDarkMode === 'dark' ||
    (device.uiDarkMode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.mantineColorScheme = root.dataset.theme;
  root.lang = device.locale === 'en-gb' ? 'en-GB' : 'nl';
})();
