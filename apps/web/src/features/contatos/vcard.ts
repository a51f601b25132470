import type { Contato } from '@dominio/contrato/contatos';

type Cartao = Pick<
  Contato,
  'nome' | 'cargo' | 'email' | 'telefone' | 'whatsapp' | 'cliente_nome' | 'empresa_nome'
>;

/** Characters that part one value from another (RFC 2426 §5). */
const escapar = (texto: string) => texto.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * The contact as a vCard 3.0 (RFC 2426), the version that every address book reads. The family name is
 * the last word of the name; the organisation is the client, and its company where there is one.
 */
export function vcardDe(contato: Cartao): string {
  const { nome, cargo, email, telefone, whatsapp, cliente_nome, empresa_nome } = contato;
  const partes = nome.trim().split(/\s+/);
  const sobrenome = partes.length > 1 ? partes.pop() : '';
  const linhas: readonly (readonly [string, string | null])[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escapar(sobrenome ?? '')};${escapar(partes.join(' '))};;;`],
    ['FN', escapar(nome)],
    [
      'ORG',
      [cliente_nome, empresa_nome]
        .filter((um) => um !== null)
        .map(escapar)
        .join(';'),
    ],
    ['TITLE', cargo && escapar(cargo)],
    ['EMAIL;TYPE=INTERNET', email && escapar(email)],
    ['TEL;TYPE=WORK,VOICE', telefone && escapar(telefone)],
    ['TEL;TYPE=CELL', whatsapp && whatsapp !== telefone ? escapar(whatsapp) : null],
    ['END', 'VCARD'],
  ];
  return linhas
    .filter(([, valor]) => valor !== null)
    .map(([nome, valor]) => `${nome}:${valor}\r\n`)
    .join('');
}
