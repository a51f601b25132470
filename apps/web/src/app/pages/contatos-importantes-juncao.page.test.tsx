import { type Contato, contatosEndpoints } from '@dominio/contrato/contatos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderContatos, umContato } from '../../../test/pagina/registros/contato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const lista = page.getByRole('region', { name: 'Contatos', exact: true });
const aberto = painel(/Marta Reis$/);
const pergunta = page.getByRole('dialog', { name: 'Juntar outro contato a Marta Reis' });
const desfazer = page.getByRole('button', { name: 'Desfazer', exact: true });

/** Chooses the second record of a contact, to be joined to the first. */
async function escolher(fica: Partial<Contato> = {}, sai: Partial<Contato> = {}) {
  const respostas = responderContatos([
    umContato(fica),
    umContato({ id: 2, nome: 'Marta R.', ...sai }),
  ]);
  responderClientes();
  responderEmpresas([]);
  await abrirPagina('/contatos-importantes?contato=1', {
    quem: umaPessoa(),
    guardado: comClienteAtivo(umCliente()),
  });
  await escolherAcao(aberto, 'Juntar outro contato…');
  await pergunta.getByRole('combobox', { name: 'Contato repetido' }).fill('marta r');
  await userEvent.keyboard('{Enter}');
  return respostas;
}

const juntar = () => pergunta.getByRole('button', { name: 'Juntar contatos' }).click();

describe('a contact who takes up a second record of the same person', () => {
  it('is one, and two again when that is undone', async () => {
    const { mesclar, separar } = await escolher();
    await juntar();
    await expect.element(page.getByText('Contatos juntados')).toBeVisible();
    await expect.element(lista.getByText('Marta R.')).not.toBeInTheDocument();
    await desfazer.click();
    await expect.element(lista.getByText('Marta R.').first()).toBeVisible();
    expect(mesclar.pedidos.map(({ body }) => body)).toEqual([{ fica_id: 1, sai_id: 2, versao: 1 }]);
    expect(separar.pedidos.map(({ params }) => params)).toEqual([{ id: 2 }]);
  });

  it('says why that cannot be undone, and what comes first', async () => {
    const frase = 'Depois desta junção veio outra, de M. Reis com Marta Reis. Desfaça antes essa.';
    await escolher();
    responder(contatosEndpoints.separar, () => recusar('ESTADO_INVALIDO', frase));
    await juntar();
    await desfazer.click();
    await expect.element(page.getByText(frase)).toBeVisible();
  });

  it('is told before that the remarks of both do not fit in one', async () => {
    const { mesclar } = await escolher(
      { observacoes: 'x'.repeat(1_200) },
      { observacoes: 'y'.repeat(1_200) },
    );
    await expect.element(pergunta.getByRole('alert')).toMatchTextContent(/passam de 2\.000/);
    await expect.element(pergunta.getByRole('button', { name: 'Juntar contatos' })).toBeDisabled();
    await semViolacoes();
    expect(mesclar.pedidos).toEqual([]);
  });
});
