// What a noun may add to files that are not its own: one import and its name, or its one row.

const MAXIMO = 2;

/**
 * What is wrong with how one file grew by a noun.
 *
 * @param {string} arquivo
 * @param {string} antes
 * @param {string} depois
 * @returns {string[]}
 */
export function queixasDoCrescimento(arquivo, antes, depois) {
  const sobram = depois.split('\n');
  const perdidas = antes.split('\n').filter((linha) => {
    const lugar = sobram.indexOf(linha);
    if (lugar >= 0) sobram.splice(lugar, 1);
    return lugar < 0;
  });
  const importam = sobram.filter((linha) => linha.startsWith('import '));
  return [
    ...perdidas.map((linha) => `${arquivo} perdeu: ${linha}`),
    ...(sobram.length > MAXIMO || sobram.length - importam.length > 1
      ? sobram.map((linha) => `${arquivo} cresceu: ${linha}`)
      : []),
  ];
}
