import { consultasEndpoints } from '@dominio/contrato/consultas';
import { mesmoMunicipio } from '@dominio/contrato/empresas-municipio';
import { limparCep } from '@dominio/contrato/enderecos-postais';
import type { Uf } from '@dominio/contrato/ufs';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Formulario } from '../components/formulario/use-formulario.ts';
import frases from '../components/ui/frases.module.css';
import { useConsultaLigada } from '../consultas/consultas-ligadas.ts';
import { chamar } from '../lib/api-client.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { useGravacao } from '../lib/use-gravacao.ts';
import { AvisoDePreenchimento } from './aviso-de-preenchimento.tsx';
import classes from './busca-de-cep.module.css';
import { usePreenchimento } from './preenchimento.ts';

/** The fields of a form that has an address. */
interface ComEndereco {
  cep: string;
  logradouro: string;
  bairro: string;
  municipio: string;
  /** A form of which nobody asks it has none. */
  municipio_ibge?: string;
  uf: Uf | '';
}

type Municipio = Pick<ComEndereco, 'municipio' | 'uf' | 'municipio_ibge'>;

const municipioDe = ({ municipio, uf, municipio_ibge }: Municipio): Municipio => ({
  municipio,
  uf,
  municipio_ibge: municipio_ibge ?? '',
});

/**
 * The code that goes with the town of a form: that of the town which was found or stood there before;
 * of any other town nobody knows it.
 */
function codigoDe(agora: Municipio, antes: Municipio, achado: Municipio): string {
  if (mesmoMunicipio(agora, achado) && achado.municipio_ibge) return achado.municipio_ibge;
  return (mesmoMunicipio(agora, antes) && antes.municipio_ibge) || '';
}

interface Props<V extends ComEndereco> {
  form: Formulario<V>['form'];
  rotulos: Readonly<Record<keyof V & string, string>>;
}

/**
 * Fills the blank fields of an address with what a whole CEP says; what was typed is replaced only
 * when asked for.
 */
export function BuscaDeCep<V extends ComEndereco>({ form, rotulos }: Props<V>) {
  const ligada = useConsultaLigada('cep', 'empresas:editar');
  const preenchimento = usePreenchimento(form);
  const lados = useRef<{ antes: Municipio; achado: Municipio }>(null);
  /** The code is of the town, and of no choice of its own. */
  const assentarOCodigo = () => {
    const valores = form.getValues();
    if (!lados.current || !('municipio_ibge' in valores)) return;
    const { antes, achado } = lados.current;
    form.setFieldValue('municipio_ibge' as never, codigoDe(valores, antes, achado) as never);
  };
  const busca = useGravacao({
    mutationFn: (cep: string) => chamar(consultasEndpoints.cep, { params: { cep } }),
  });
  if (!ligada) return null;
  const cep = limparCep(form.values.cep);
  const buscar = async () => {
    try {
      const { logradouro, bairro, municipio, uf, municipio_ibge } = await busca.mutateAsync(cep);
      // Another CEP was typed meanwhile: what was found is not its.
      if (limparCep(form.getValues().cep) !== cep) return;
      lados.current = {
        antes: municipioDe(form.getValues()),
        achado: municipioDe({
          municipio: municipio ?? '',
          uf: uf ?? '',
          municipio_ibge: municipio_ibge ?? '',
        }),
      };
      preenchimento.preencher({ logradouro, bairro, municipio, uf } as Partial<V>);
      assentarOCodigo();
    } catch {
      // Said below.
    }
  };
  return (
    <div className={classes.busca}>
      <Button
        variant="default"
        loading={busca.isPending}
        disabled={!/^\d{8}$/.test(cep)}
        onClick={() => void buscar()}
      >
        Buscar endereço
      </Button>
      {busca.error && (
        <p role="alert" className={frases.erro}>
          {mensagemDoErro(busca.error)}
        </p>
      )}
      <AvisoDePreenchimento
        preenchimento={{
          ...preenchimento,
          trocar: () => {
            preenchimento.trocar();
            assentarOCodigo();
          },
          desfazer: () => {
            preenchimento.desfazer();
            assentarOCodigo();
          },
        }}
        rotulos={rotulos}
        nadaNovo="O endereço já está como o CEP diz."
      />
    </div>
  );
}
