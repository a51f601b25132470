import type { Empresa } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import frases from '../../../components/ui/frases.module.css';
import { formatarData } from '../../../lib/formato.ts';
import { BotaoDaReceita, usePodeConsultarReceita } from './botao-da-receita.tsx';
import classes from './receita.module.css';

/** When the Receita was last asked about a company and what it said, and the way to ask it again. */
export function ReceitaDaEmpresa({ empresa }: { empresa: Empresa }) {
  const podeConsultar = usePodeConsultarReceita();
  const { receita_situacao: situacao, receita_consultada_em: quando } = empresa;
  if (!podeConsultar && quando === null) return null;
  return (
    <div className={classes.receita}>
      <p className={frases.dica}>
        {quando === null
          ? 'Ainda não consultada na Receita.'
          : `Na Receita em ${formatarData(quando)}: ${situacao ? NOME_DA_SITUACAO_CADASTRAL[situacao].toLowerCase() : 'sem situação informada'}.`}
      </p>
      {podeConsultar && <BotaoDaReceita empresa={empresa} />}
    </div>
  );
}
