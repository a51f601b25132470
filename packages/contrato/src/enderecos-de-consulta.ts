/**
 * The address to ask about one number: `https://servico.com.br/cnpj/{cnpj}` with the number in place
 * of its mark.
 *
 * @param marca `{cnpj}`; it stands once, after the host.
 * @param numero letters and digits alone.
 * @returns null for a text that is no such address: another scheme, a user or password in it, no
 *   mark, or one that would choose the host.
 */
export function enderecoDaConsulta(modelo: string, marca: string, numero: string): URL | null {
  const [antes, depois, ...mais] = modelo.split(marca);
  if (antes === undefined || depois === undefined || mais.length > 0) return null;
  if (!/^https:\/\/[^\s/?#@\\]+[/?][^\s#]*$/.test(antes) || /[\s#]/.test(depois)) return null;
  const texto = `${antes}${encodeURIComponent(numero)}${depois}`;
  return URL.canParse(texto) ? new URL(texto) : null;
}
