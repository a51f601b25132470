import { consultasEndpoints } from '@dominio/contrato/consultas';
import { limparCep } from '@dominio/contrato/enderecos-postais';
import type { Uf } from '@dominio/contrato/ufs';
import { Button } from '@mantine/core';
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
      preenchimento.preencher({
        logradouro,
        bairro,
        municipio,
        uf,
        ...('municipio_ibge' in form.getValues() && { municipio_ibge }),
      } as Partial<V>);
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
        preenchimento={preenchimento}
        rotulos={rotulos}
        nadaNovo="O endereço já está como o CEP diz."
      />
    </div>
  );
}
