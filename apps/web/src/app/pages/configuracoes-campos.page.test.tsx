import {
  type CampoPersonalizado,
  camposPersonalizadosEndpoints as e,
} from '@dominio/contrato/campos-personalizados';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { historicoDeClientesEndpoints } from '@dominio/contrato/clientes-historico';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import {
  responderEscritorio,
  responderIntegracoes,
} from '../../../test/pagina/registros/configuracoes.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { Registro } from '../../../test/pagina/registros/registro.ts';

const umCampo = (mudancas: Partial<CampoPersonalizado> = {}): CampoPersonalizado => ({
  id: 7,
  nome: 'Setor',
  tipo: 'lista',
  opcoes: ['Norte', 'Sul'],
  ordem: 1,
  arquivado: false,
  versao: 1,
  ...mudancas,
});

/** Answers the calls for the firm's own fields. */
function responderCampos(iniciais: readonly CampoPersonalizado[] = [umCampo()]) {
  const campos = new Registro(iniciais);
  responder(e.listar, () => ({ campos: [...campos.todas], total: campos.todas.length }));
  const criar = responder(e.criar, ({ body }) =>
    campos.criar((id) => umCampo({ ...body, id, versao: 1 })),
  );
  const atualizar = responder(e.atualizar, ({ params: { id }, body }) => {
    const { versao: _, ...mudanca } = body;
    return campos.mudar(id, mudanca as Partial<CampoPersonalizado>);
  });
  return { criar, atualizar };
}

const gaveta = painel('Ficha dos clientes');
const linha = gaveta.getByRole('listitem').filter({ hasText: 'Setor' });

beforeEach(() => {
  responderEscritorio();
  responderIntegracoes();
});

it('a field is added to the records of clients from its card, a list with its options', async () => {
  const { criar } = responderCampos([]);
  await page.viewport(375, 900);
  await abrirPagina('/configuracoes');
  await page.getByRole('link', { name: 'Ficha dos clientes' }).click();
  await gaveta.getByRole('button', { name: 'Novo campo' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Novo campo' });
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Setor');
  await dialogo.getByRole('combobox', { name: 'Tipo' }).fill('Lista');
  await userEvent.keyboard('{Enter}');
  await dialogo.getByRole('textbox', { name: 'Opções' }).fill('Norte\nSul');
  await dialogo.getByRole('button', { name: 'Salvar campo' }).click();
  await expect.element(linha).toMatchTextContent('Lista · Norte, Sul');
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(criar.pedidos.map(({ body }) => body)).toEqual([
    { nome: 'Setor', tipo: 'lista', opcoes: ['Norte', 'Sul'], ordem: 1, arquivado: false },
  ]);
  await semRolagemLateral();
  await semViolacoes();
});

it('a field is archived, and brought back by one click', async () => {
  const { atualizar } = responderCampos();
  await abrirPagina('/configuracoes?painel=campos');
  await linha.getByRole('button', { name: 'Arquivar Setor' }).click();
  await expect.element(linha).toMatchTextContent('Arquivado');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(linha.getByRole('button', { name: 'Arquivar Setor' })).toBeVisible();
  expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
    { arquivado: true, versao: 1 },
    { arquivado: false, versao: 2 },
  ]);
});

it('fields are only read by who may not change the settings', async () => {
  responderCampos();
  await abrirPagina('/configuracoes?painel=campos', { quem: umaPessoa({ grupo: 'gestor' }) });
  await expect.element(linha).toBeVisible();
  await expect.element(gaveta.getByRole('button', { name: 'Novo campo' })).not.toBeInTheDocument();
  await expect.element(linha.getByRole('button')).not.toBeInTheDocument();
});

it('each is asked in the record of a client by its kind, but for archived ones', async () => {
  const { atualizar } = responderClientes([
    umCliente({ campos_personalizados: { 8: '2026-03-02' } }),
  ]);
  responderCampos([
    umCampo(),
    umCampo({ id: 8, nome: 'Renovação', tipo: 'data', opcoes: [] }),
    umCampo({ id: 9, nome: 'Cota', tipo: 'numero', opcoes: [] }),
    umCampo({ id: 10, nome: 'Antigo', tipo: 'texto', opcoes: [], arquivado: true }),
  ]);
  await abrirPagina('/dados-cliente?cliente_id=31');
  const parte = page.getByRole('region', { name: 'Campos do escritório' });
  const propriedade = (nome: string) =>
    parte.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
  await expect.element(propriedade('renovação')).toMatchTextContent('02/03/2026');
  await expect.element(parte.getByText('Antigo')).not.toBeInTheDocument();
  await propriedade('setor').click();
  await parte.getByRole('combobox', { name: 'Setor' }).fill('Sul');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(propriedade('setor')).toMatchTextContent('Sul');
  await propriedade('cota').click();
  await parte.getByRole('textbox', { name: 'Cota' }).fill('12.5');
  await userEvent.keyboard('{Enter}');
  await expect.element(parte.getByText('Informe um número, como 1.500 ou 12,5.')).toBeVisible();
  await parte.getByRole('textbox', { name: 'Cota' }).fill('1.250,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(propriedade('cota')).toMatchTextContent('1.250,5');
  expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
    { campos_personalizados: { 7: 'Sul' }, versao: 1 },
    { campos_personalizados: { 9: 1250.5 }, versao: 2 },
  ]);
});

it('what somebody faster wrote in the same field is named, and shown beside what was typed', async () => {
  const { clientes } = responderClientes([umCliente({ campos_personalizados: { 9: 1 } })]);
  responderCampos([umCampo({ id: 9, nome: 'Cota', tipo: 'numero', opcoes: [] })]);
  await abrirPagina('/dados-cliente?cliente_id=31');
  const parte = page.getByRole('region', { name: 'Campos do escritório' });
  const cota = parte.getByRole('textbox', { name: 'Cota' });
  await parte.getByRole('button', { name: /Mudar cota$/ }).click();
  await cota.fill('2');
  const atual = clientes.mudar(31, { campos_personalizados: { 9: 3.5 } });
  responder(clientesEndpoints.atualizar, () =>
    recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Bia às 14:02.', { atual }),
  );
  await userEvent.keyboard('{Enter}');
  await expect.element(parte.getByText(/às 14:02\. Mudou: Cota\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect.element(parte.getByText('Agora está: 3,5')).toBeVisible();
  await expect.element(cota).toHaveValue('2');
});

it('each tells its own history, older changes too', async () => {
  responderClientes([umCliente()]);
  responderCampos();
  const mudanca = {
    campo: 'campos_personalizados',
    rotulo: 'Setor',
    antes: 'Norte',
    depois: 'Sul',
    em: '2026-08-12T12:30:00Z',
    autor: null,
  };
  const historico = responder(historicoDeClientesEndpoints.campos, ({ query }) =>
    query.antes_de ? { mudancas: [mudanca], proximo: null } : { mudancas: [], proximo: '1-1' },
  );
  await abrirPagina('/dados-cliente?cliente_id=31');
  await page.getByRole('button', { name: 'Histórico: Setor' }).click();
  const aberto = page.getByRole('dialog', { name: 'Histórico: Setor' });
  await aberto.getByRole('button', { name: 'Mostrar mais antigos' }).click();
  await expect.element(aberto).toMatchTextContent(/Norte.*Sul/);
  expect(historico.pedidos.map(({ query }) => query.campo_personalizado)).toEqual([7, 7]);
});
