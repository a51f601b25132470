import { type Empresa, NOME_DO_TIPO } from '@dominio/contrato/empresas';
import type { ComparacaoComAReceita as Comparacao } from '@dominio/contrato/empresas-receita';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { regimesOptions, sociosOptions } from '../empresas.queries.ts';
import { opcaoEscrita, regimesAInformar, rotuloDoRegime } from '../receita.palavras.ts';
import { faltamNoQuadro } from '../socios.formulario.ts';
import { useLevarAoCadastro } from '../use-levar-ao-cadastro.ts';
import classes from './receita.module.css';

interface Props {
  empresa: Empresa;
  comparacao: Comparacao;
  /** Called before the person is led to where something is entered. */
  aoSair: () => void;
}

/**
 * What else the Receita says: read here, and by a click filled in where it is entered, which nothing
 * saves but the person (page book #20).
 */
export function AlemDosCampos({ empresa, comparacao, aoSair }: Props) {
  const { tipo, simples, mei, socios } = comparacao;
  const { data: regimes } = useQuery(regimesOptions(empresa.id));
  const { data: quadro } = useQuery(sociosOptions(empresa.id));
  const levar = useLevarAoCadastro(empresa);
  const [noSimples, noMei] = [opcaoEscrita(simples), opcaoEscrita(mei)];
  const ehOutro = tipo !== null && (tipo === 'filial') !== (empresa.tipo === 'filial');
  const linhas = [
    ehOutro && `Na Receita, este CNPJ é de ${NOME_DO_TIPO[tipo].toLowerCase()}.`,
    noSimples && `Simples Nacional: ${noSimples}.`,
    noMei && `MEI: ${noMei}.`,
    socios.length > 0 &&
      `Sócios: ${socios
        .map(({ nome, qualificacao }) => (qualificacao ? `${nome} (${qualificacao})` : nome))
        .join('; ')}.`,
  ].filter((linha) => linha !== false && linha !== null);
  if (linhas.length === 0) return null;
  // What the register has is read first: nobody is offered what stands there already.
  const aInformar = regimes ? regimesAInformar(comparacao, regimes) : [];
  const faltam = quadro ? faltamNoQuadro(socios, quadro.socios) : [];
  return (
    <section className={classes.mais} aria-label="O que mais a Receita diz">
      <h3>Também na Receita</h3>
      <ul>
        {linhas.map((linha) => (
          <li key={linha}>{linha}</li>
        ))}
      </ul>
      <div className={classes.levar}>
        {aInformar.map((regime) => (
          <Button
            key={regime.regime}
            variant="default"
            size="xs"
            onClick={() => {
              aoSair();
              levar('regime', { regime });
            }}
          >
            {rotuloDoRegime(regime)}
          </Button>
        ))}
        {faltam.length > 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              aoSair();
              levar('socios', { socios: faltam });
            }}
          >
            Levar nomes ao quadro
          </Button>
        )}
      </div>
    </section>
  );
}
