import { correcoesEndpoints as e } from '@dominio/contrato/correcoes';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { respondida, umaCorrecao } from '../../../test/pagina/registros/correcao.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const editor = { quem: umaPessoa({ permissoes: ['clientes:visualizar', 'clientes:editar'] }) };

const dialogo = page.getByRole('dialog', { name: 'Correções propostas pelo cliente' });
const botao = (name: string) => dialogo.getByRole('button', { name });

/** Opens what waits; answers what is sent when it is decided. */
async function revisar() {
  await abrirPagina(ABERTA, editor);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect.element(dialogo.getByText('Joana Medeiros', { exact: false })).toBeVisible();
}

beforeEach(() => {
  responderClientes([umCliente({ site: null })]);
  responderEmpresas();
  responder(e.listar, { correcoes: [umaCorrecao()] });
});

it('corrections answered in part have what is left marked, and say no more of a reason than was asked', async () => {
  const { campos } = umaCorrecao();
  const resta = campos.map((um) =>
    um.campo === 'instagram' ? um : { ...um, decisao: 'aceito' as const },
  );
  responder(e.decidir, () => {
    responder(e.listar, { correcoes: [umaCorrecao({ campos: resta })] });
    return respondida();
  });
  await revisar();
  await botao('Recusar 2 campos').click();
  await expect.element(dialogo.getByText('Informe o motivo, que o cliente vai ler.')).toBeVisible();
  await dialogo.getByRole('checkbox', { name: /Instagram/ }).click();
  await botao('Aceitar 1 campo').click();
  await expect.element(botao('Aceitar 1 campo')).toBeEnabled();
  await expect.element(dialogo.getByRole('checkbox')).toBeChecked();
  await expect
    .element(dialogo.getByText('Informe o motivo, que o cliente vai ler.'))
    .not.toBeInTheDocument();
});

it('corrections that somebody else answered meanwhile say so where they stood', async () => {
  const frase = 'Rui já respondeu esta correção.';
  responder(e.decidir, () => {
    responder(e.listar, { correcoes: [] });
    return recusar('ESTADO_INVALIDO', frase);
  });
  await revisar();
  await botao('Aceitar 2 campos').click();
  await expect.element(dialogo.getByText('Nenhuma correção aguarda revisão.')).toBeVisible();
  await expect.element(dialogo.getByText(frase)).toBeVisible();
});
