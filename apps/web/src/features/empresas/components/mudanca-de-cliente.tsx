import type { Empresa } from '@dominio/contrato/empresas';
import type { LevadosComAsEmpresas, ResultadoDaMudanca } from '@dominio/contrato/empresas-mover';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Achado } from '../../../components/campos/campo-procurado.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { CampoDoCliente } from '../../../registros/campo-do-cliente.tsx';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { empresas as recurso } from '../empresas.queries.ts';
import { simulacaoOptions, useDesfazerMudanca, useMover } from '../mover.queries.ts';
import classes from './empresa.module.css';
import { RecusasDaMudanca } from './recusas-da-mudanca.tsx';

interface Props {
  empresas: readonly Empresa[];
  aoFechar: () => void;
  aoMudar?: () => void;
}

/** '2 empresas, 3 contas e 4 contatos'. */
function levados({ empresas, contas, contatos }: LevadosComAsEmpresas): string {
  const partes = [
    contar(empresas, 'empresa', 'empresas'),
    ...(contas ? [contar(contas, 'conta', 'contas')] : []),
    ...(contatos ? [contar(contatos, 'contato', 'contatos')] : []),
  ];
  return new Intl.ListFormat('pt-BR').format(partes);
}

interface PropsDaPrevia {
  simulada: ResultadoDaMudanca;
  semElas: boolean;
  aoDeixar: (semElas: boolean) => void;
}

/** What goes, and what stays with the reason. */
function Previa({ simulada, semElas, aoDeixar }: PropsDaPrevia) {
  const { recusas } = simulada;
  return (
    <>
      <p role="status">
        {simulada.empresas > 0 ? `A mover: ${levados(simulada)}.` : 'Nenhuma empresa pode ir.'}
      </p>
      <RecusasDaMudanca
        titulo="Não podem ir"
        recusas={recusas}
        algumaPode={simulada.empresas > 0}
        semElas={semElas}
        aoDeixar={aoDeixar}
      />
    </>
  );
}

/** Asks to which client companies go, shows what goes along, and moves all of them or none. */
export default function MudancaDeCliente({ empresas, aoFechar, aoMudar }: Props) {
  const [cliente, setCliente] = useState<Achado | null>(null);
  const [semElas, setSemElas] = useState(false);
  const [erro, setErro] = useState<string>();
  const mover = useMover();
  const desfazer = useDesfazerMudanca();
  const ids = empresas.map(({ id }) => id);
  const consulta = useQuery({
    ...simulacaoOptions(ids, cliente?.id ?? 0),
    enabled: cliente !== null,
  });
  const simulada = consulta.data;
  const presas = new Set(simulada?.recusas.map(({ empresa_id }) => empresa_id));
  const pode = simulada !== undefined && simulada.empresas > 0 && (presas.size === 0 || semElas);
  const donos = new Set(empresas.map(({ cliente_id }) => cliente_id));

  const gravar = async ({ id, nome }: Achado) => {
    setErro(undefined);
    try {
      const feita = await mover.mutateAsync({
        body: {
          empresa_ids: ids.filter((uma) => !presas.has(uma)),
          cliente_id: id,
          simular: false,
        },
      });
      aoFechar();
      aoMudar?.();
      avisarComDesfazer({
        titulo: contar(feita.empresas, 'empresa movida', 'empresas movidas'),
        mensagem: `Para ${nome}`,
        registros: ids.map((uma) => caminhoDoRegistro(recurso, uma)),
        desfazer: async () => {
          const devolvidas = await desfazer.mutateAsync({ params: { id: feita.mudanca_id ?? 0 } });
          avisar.sucesso({
            titulo: 'Mudança desfeita',
            mensagem: contar(devolvidas.empresas, 'empresa de volta', 'empresas de volta'),
          });
        },
        falha: 'Erro ao desfazer a mudança',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
      void consulta.refetch();
    }
  };

  const [primeira] = empresas;
  const oQue =
    empresas.length === 1 && primeira
      ? primeira.razao_social
      : contar(empresas.length, 'empresa', 'empresas');
  return (
    <Dialogo titulo={`Mover ${oQue} para outro cliente`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        <p>As contas bancárias e os contatos das empresas vão junto, com o histórico.</p>
        <CampoDoCliente
          label="Cliente de destino"
          value={cliente}
          {...(donos.size === 1 && { fora: [...donos] })}
          onChange={(escolhido) => {
            setCliente(escolhido);
            setSemElas(false);
            setErro(undefined);
          }}
        />
        {cliente && (
          <Lido consulta={consulta} oQue="a simulação" linhas={2}>
            {(lida) => <Previa simulada={lida} semElas={semElas} aoDeixar={setSemElas} />}
          </Lido>
        )}
        {erro && (
          <p role="alert" className={frases.erro}>
            {erro}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button
            loading={mover.isPending}
            disabled={!pode}
            onClick={() => cliente && void gravar(cliente)}
          >
            Mover
          </Button>
        </RodapeFixo>
      </div>
    </Dialogo>
  );
}
