import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { receitaDaEmpresaEndpoints } from '@dominio/contrato/empresas-receita';
import { Button } from '@mantine/core';
import { useState } from 'react';
import frases from '../../../components/ui/frases.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConsultaLigada } from '../../../consultas/consultas-ligadas.ts';
import { formatarData } from '../../../lib/formato.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useEscrever } from '../../../registros/gravacoes.ts';
import { empresas } from '../empresas.queries.ts';
import classes from './receita.module.css';

const Comparacao = sobDemanda(() => import('./comparacao-com-a-receita.tsx'));

/** When the Receita was last asked about a company and what it said, and the way to ask it again. */
export function ReceitaDaEmpresa({ empresa }: { empresa: Empresa }) {
  const soLeitura = useSoLeitura() !== null;
  const podeConsultar = useConsultaLigada('cnpj', 'empresas:editar') && !soLeitura;
  const consulta = useEscrever(empresas, receitaDaEmpresaEndpoints.consultar);
  const [aberta, setAberta] = useState(false);
  const { id, receita_situacao: situacao, receita_consultada_em: quando } = empresa;
  if (!podeConsultar && quando === null) return null;
  const consultar = () => consulta.mutate({ params: { id } });
  return (
    <div className={classes.receita}>
      <p className={frases.dica}>
        {quando === null
          ? 'Ainda não consultada na Receita.'
          : `Na Receita em ${formatarData(quando)}: ${situacao ? NOME_DA_SITUACAO_CADASTRAL[situacao].toLowerCase() : 'sem situação informada'}.`}
      </p>
      {podeConsultar && (
        <Button
          variant="default"
          onClick={() => {
            setAberta(true);
            consultar();
          }}
        >
          Atualizar pela Receita
        </Button>
      )}
      {aberta && (
        <Comparacao
          empresa={empresa}
          consulta={consulta}
          aoConsultar={consultar}
          aoFechar={() => setAberta(false)}
        />
      )}
    </div>
  );
}
