import { consultasEndpoints } from '@dominio/contrato/consultas';
import { describe, expect, it } from 'vitest';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const gaveta = painel('Empresa');
const campo = (name: string) => gaveta.getByRole('textbox', { name, exact: true });
const botao = (name: string) => gaveta.getByRole('button', { name, exact: true });

/** The address of a company, being edited. */
async function abrir(empresa: Parameters<typeof umaEmpresa>[0] = {}) {
  const { atualizar } = responderEmpresas([umaEmpresa(empresa)]);
  responder(consultasEndpoints.ligadas, { cnpj: false, cep: true });
  const consultar = responder(consultasEndpoints.cep, {
    cep: '01001000',
    logradouro: 'Praça da Sé',
    bairro: 'Sé',
    municipio: 'São Paulo',
    municipio_ibge: '3550308',
    uf: 'SP',
    consultado_em: AGORA.toISOString(),
  });
  await abrirPagina('/gerenciar-empresas?empresa=51');
  await gaveta.getByRole('button', { name: /Mudar endereço/i }).click();
  return { atualizar, consultar };
}

describe('the address of a company by its CEP', () => {
  it('is filled in where it is blank, once the CEP is whole', async () => {
    const { atualizar, consultar } = await abrir();
    await expect.element(botao('Buscar endereço')).toBeDisabled();
    await campo('CEP').fill('01001-000');
    await botao('Buscar endereço').click();
    await expect.element(campo('Logradouro')).toHaveValue('Praça da Sé');
    await expect.element(campo('Município')).toHaveValue('São Paulo');
    await expect
      .element(
        gaveta.getByText(
          'Preenchido: Logradouro, Bairro, Município e Estado. Confira antes de salvar.',
        ),
      )
      .toBeVisible();
    await semViolacoes();
    expect(consultar.pedidos.map(({ params }) => params)).toEqual([{ cep: '01001000' }]);
    expect(atualizar.pedidos).toEqual([]);
    await botao('Salvar').click();
    await expect
      .poll(() => atualizar.pedidos[0]?.body)
      .toMatchObject({
        cep: '01001000',
        logradouro: 'Praça da Sé',
        uf: 'SP',
        municipio_ibge: '3550308',
      });
  });

  it('written by hand lets go of the code of the town before', async () => {
    const lido = { municipio: 'Santos', uf: 'SP', municipio_ibge: '3548500' } as const;
    const { atualizar } = await abrir(lido);
    await expect.element(campo('Código IBGE')).toHaveValue('3548500');
    await campo('Município').fill('Campinas');
    await expect.element(campo('Código IBGE')).toHaveValue('');
    await botao('Salvar').click();
    await expect
      .poll(() => atualizar.pedidos[0]?.body)
      .toMatchObject({ municipio: 'Campinas', municipio_ibge: null });
  });

  it('of another town that the service has no code of lets go of the code of the town before', async () => {
    const lido = { municipio: 'Santos', uf: 'SP', municipio_ibge: '3548500' } as const;
    await abrir({ cep: '13015000', ...lido });
    responder(consultasEndpoints.cep, {
      cep: '13015000',
      logradouro: null,
      bairro: null,
      municipio: 'Campinas',
      municipio_ibge: null,
      uf: 'SP',
      consultado_em: AGORA.toISOString(),
    });
    await botao('Buscar endereço').click();
    await expect.element(gaveta.getByText('Município: Campinas')).toBeVisible();
    await expect.element(campo('Código IBGE')).toHaveValue('3548500');
    await botao('Trocar pelo encontrado').click();
    await expect.element(campo('Código IBGE')).toHaveValue('');
    await botao('Desfazer preenchimento').click();
    await expect.element(campo('Código IBGE')).toHaveValue('3548500');
  });

  it('asks before it replaces what is there', async () => {
    await abrir({ cep: '01001000', logradouro: 'Rua Direita', municipio: 'SAO PAULO', uf: 'SP' });
    await botao('Buscar endereço').click();
    await expect.element(gaveta.getByText('Logradouro: Praça da Sé')).toBeVisible();
    await expect.element(campo('Logradouro')).toHaveValue('Rua Direita');
    await expect.element(campo('Bairro')).toHaveValue('Sé');
    await botao('Trocar pelo encontrado').click();
    await expect.element(campo('Logradouro')).toHaveValue('Praça da Sé');
    await botao('Desfazer preenchimento').click();
    await expect.element(campo('Logradouro')).toHaveValue('Rua Direita');
    await expect.element(campo('Bairro')).toHaveValue('');
  });

  it('is typed by hand where the service is down', async () => {
    await abrir({ cep: '01001000' });
    const frase = 'Consulta de CEP indisponível. Preencha manualmente.';
    responder(consultasEndpoints.cep, () => recusar('INDISPONIVEL', frase));
    await botao('Buscar endereço').click();
    await expect.element(gaveta.getByText(frase)).toBeVisible();
    await semViolacoes();
  });
});
