import { configuracaoSistemaEndpoints } from '@dominio/contrato/configuracao-sistema';
import { receitaEmLoteEndpoints as e } from '@dominio/contrato/empresas-receita-lote';
import { afterAll } from 'vitest';
import { consultasDaReceita } from '../src/modules/empresas/receita.tables.ts';
import { andar } from '../src/processos/consulta-publica/lote.jobs.ts';
import { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { type Atender, emJson, subirServicoDeConsulta } from './servico-de-consulta.ts';

/** The application beside a service of look-up that says of each CNPJ what a test has it say. */
export async function montarReceitaEmLote(opcoes: { readonly completa?: boolean } = {}) {
  const servico = await subirServicoDeConsulta();
  afterAll(() => servico.descer());
  const aplicacao = await montarApp({ ...opcoes, config: { hostsInternos: ['localhost'] } });
  const { banco, chamar, plataforma, agora, administrador } = aplicacao;
  const admin = await administrador();
  const dito = new Map<string, Atender>();
  const atender: Atender = (req, res) => {
    const cnpj = (req.url ?? '').slice(1);
    (dito.get(cnpj) ?? emJson({ cnpj, razao_social: 'NOME NOVO LTDA' }))(req, res);
  };
  servico.responder(atender);

  const ligar = (mudado: Record<string, unknown> = {}, token = admin.token) =>
    chamar(token, configuracaoSistemaEndpoints.gravar, {
      params: { integration: 'consulta_cnpj' },
      body: {
        config_value: {
          enabled: true,
          endereco: `${servico.url}/{cnpj}`,
          por_minuto: 600,
          ...mudado,
        },
      },
    });

  return {
    ...aplicacao,
    servico,
    admin,
    ligar,
    /** What the service says of one CNPJ. */
    dizer: (cnpj: string, como: Atender) => dito.set(cnpj, como),
    /** Forgets every consultation, and what the service says. */
    async limpar() {
      dito.clear();
      servico.responder(atender);
      await banco.delete(consultasDaReceita);
    },
    /** One run of the job. */
    rodar: () => andar({ id: 'de-teste', banco, agora, log: plataforma.log }, plataforma),
    iniciar: (empresa_ids: number[], token = admin.token) =>
      chamar(token, e.iniciar, { body: { empresa_ids } }),
    atual: async (token = admin.token) => (await chamar(token, e.atual)).corpo.consulta,
    /** Clients with a company each, by the order of ids. */
    async criarVarios(quantos: number) {
      const feitos = [];
      for (let i = 0; i < quantos; i++) feitos.push(await criarCliente(banco));
      return feitos;
    },
  };
}
